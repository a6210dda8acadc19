// Generated from civ/src/main/java/civitas/civ/view/CivView.java by scripts/types.mjs (npm run types). Do not edit.

export interface CivView {
  readonly viewer: string;
  readonly clock: Clock;
  readonly columns: number;
  readonly rows: number;
  readonly squares: readonly SquareView[];
  readonly slots: readonly SlotView[];
  readonly cities: readonly CityView[];
  readonly figures: readonly StackView[];
  readonly players: readonly PlayerView[];
  readonly market: MarketView;
  readonly routes: readonly RoutesView[];
  readonly sites: readonly SiteView[];
  readonly group: GroupView;
  readonly battle: BattleView;
  readonly offers: readonly OfferView[];
  readonly draft: OfferView;
  readonly winner: string;
  readonly victory: string;
}

export interface Clock {
  readonly turn: number;
  readonly phase: string;
  readonly first: string;
  readonly active: string;
  readonly thinking: readonly string[];
  readonly over: boolean;
}

export interface YieldView {
  readonly trade: number;
  readonly production: number;
  readonly culture: number;
  readonly coins: number;
}

export interface SquareView {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly slot: number;
  readonly known: boolean;
  readonly terrain: string;
  readonly yields: YieldView;
  readonly resource: string;
  readonly token: string;
  readonly landmark: string;
  readonly pieceKind: string;
  readonly piece: string;
  readonly city: string;
  readonly struck: boolean;
  readonly blockaded: boolean;
  readonly locked: boolean;
}

export interface SlotView {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly known: boolean;
  readonly tile: string;
  readonly turns: number;
}

export interface CityView {
  readonly square: string;
  readonly squares: readonly string[];
  readonly owner: string;
  readonly capital: boolean;
  readonly walls: boolean;
  readonly marks: readonly string[];
  readonly outskirts: readonly string[];
  readonly annexed: readonly string[];
  readonly yields: YieldView;
  readonly production: readonly PartView[];
  readonly sum: number;
  readonly reach: number;
  readonly resources: readonly string[];
  readonly actions: number;
  readonly wares: readonly WareView[];
}

export interface WareView {
  readonly kind: string;
  readonly code: string;
  readonly cost: number;
  readonly lacks: string;
  readonly by: readonly string[];
  readonly count: number;
  readonly trade: number;
}

export interface RoutesView {
  readonly square: string;
  readonly among: string;
  readonly ways: readonly (readonly string[])[];
  readonly meets: readonly string[];
}

export interface SiteView {
  readonly square: string;
  readonly yields: YieldView;
}

export interface PartView {
  readonly name: string;
  readonly amount: number;
}

export interface StackView {
  readonly square: string;
  readonly owner: string;
  readonly armies: number;
  readonly scouts: number;
  readonly ready: number;
}

export interface ScoutView {
  readonly square: string;
  readonly city: string;
}

export interface TechView {
  readonly code: string;
  readonly row: number;
  readonly coins: number;
}

export interface RowView {
  readonly row: number;
  readonly places: number;
  readonly blanks: number;
  readonly free: boolean;
}

export interface RushView {
  readonly trade: number;
  readonly production: number;
}

export interface CountView {
  readonly code: string;
  readonly count: number;
}

export interface PlayerView {
  readonly seat: string;
  readonly civilization: string;
  readonly trade: number;
  readonly coins: number;
  readonly culture: number;
  readonly track: number;
  readonly government: string;
  readonly governments: readonly string[];
  readonly directly: readonly string[];
  readonly policies: readonly string[];
  readonly silent: readonly string[];
  readonly policyLimit: number;
  readonly techs: readonly TechView[];
  readonly techsOpen: readonly string[];
  readonly pyramid: readonly RowView[];
  readonly filled: number;
  readonly ranks: readonly CountView[];
  readonly speed: number;
  readonly stack: number;
  readonly cityLimit: number;
  readonly handLimit: number;
  readonly water: string;
  readonly licences: readonly string[];
  readonly rush: RushView;
  readonly sheetCoins: number;
  readonly units: readonly CountView[];
  readonly forces: readonly string[];
  readonly events: readonly number[];
  readonly hand: readonly string[];
  readonly resources: readonly CountView[];
  readonly huts: number;
  readonly villages: number;
  readonly tokens: readonly string[];
  readonly people: readonly string[];
  readonly owed: readonly string[];
  readonly cards: readonly CardView[];
  readonly reserve: readonly CountView[];
  readonly scouts: readonly ScoutView[];
  readonly wonders: readonly string[];
  readonly used: readonly string[];
  readonly decided: boolean;
  readonly research: string;
  readonly secondResearch: string;
}

export interface CardView {
  readonly kind: string;
  readonly code: string;
  readonly type: string;
  readonly open: boolean;
  readonly active: boolean;
  readonly announced: boolean;
  readonly markers: number;
  readonly levels: readonly number[];
}

export interface WonderView {
  readonly code: string;
  readonly owner: string;
  readonly square: string;
  readonly obsolete: boolean;
  readonly coins: number;
}

export interface DeckView {
  readonly code: string;
  readonly left: number;
  readonly discards: readonly string[];
}

export interface MarketView {
  readonly buildings: readonly CountView[];
  readonly resources: readonly CountView[];
  readonly wonders: readonly string[];
  readonly built: readonly WonderView[];
  readonly wonderDeck: number;
  readonly units: readonly DeckView[];
  readonly events: readonly DeckView[];
  readonly cards: readonly DeckView[];
  readonly people: readonly CountView[];
  readonly huts: number;
  readonly villages: number;
  readonly cityStates: number;
}

export interface GroupView {
  readonly owner: string;
  readonly square: string;
  readonly armies: number;
  readonly scouts: number;
  readonly points: number;
}

export interface BattleView {
  readonly square: string;
  readonly city: string;
  readonly barbarians: boolean;
  readonly turn: string;
  readonly attacker: SideView;
  readonly defender: SideView;
  readonly fronts: readonly FrontView[];
}

export interface SideView {
  readonly seat: string;
  readonly wild: boolean;
  readonly armies: number;
  readonly scouts: number;
  readonly bonus: number;
  readonly bonuses: readonly BonusView[];
  readonly cards: number;
  readonly hand: readonly UnitView[];
  readonly killed: readonly UnitView[];
  readonly total: number;
}

export interface BonusView {
  readonly kind: string;
  readonly code: string;
  readonly amount: number;
}

export interface FrontView {
  readonly attacker: UnitView;
  readonly defender: UnitView;
  readonly first: string;
}

export interface UnitView {
  readonly kind: string;
  readonly rank: number;
  readonly strength: number;
  readonly health: number;
  readonly wounds: number;
  readonly counts: number;
}

export interface GoodsView {
  readonly trade: number;
  readonly culture: number;
  readonly resources: readonly CountView[];
}

export interface OfferView {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly give: GoodsView;
  readonly hidden: readonly CountView[];
  readonly named: readonly string[];
  readonly ask: GoodsView;
  readonly wish: readonly CountView[];
  readonly accepted: boolean;
}
