// Generated from clash/src/main/java/civitas/clash/view/ClashView.java by scripts/types.mjs (npm run types). Do not edit.

export interface ClashView {
  readonly viewer: string;
  readonly clock: Clock;
  readonly board: readonly SpaceView[];
  readonly cities: readonly CityView[];
  readonly units: readonly UnitsView[];
  readonly players: readonly PlayerView[];
  readonly wonders: readonly WonderView[];
  readonly decks: DecksView;
  readonly lasting: LastingView;
  readonly battle: BattleView;
  readonly lastBattle: BattleView;
  readonly offers: readonly OfferView[];
  readonly draft: OfferView;
  readonly looking: readonly string[];
  readonly deciding: Deciding;
  readonly result: readonly string[];
  readonly tokens: readonly TokenView[];
  readonly blockades: readonly BlockadeView[];
  readonly sites: readonly SiteView[];
}

export interface TokenView {
  readonly space: string;
  readonly source: SourceView;
  readonly number: number;
  readonly owner: string;
}

export interface SourceView {
  readonly kind: string;
  readonly code: string;
}

export interface BlockadeView {
  readonly space: string;
  readonly seats: readonly string[];
}

export interface SiteView {
  readonly space: string;
  readonly yields: GoodsView;
}

export interface Clock {
  readonly age: number;
  readonly round: number;
  readonly ages: number;
  readonly active: string;
  readonly first: string;
  readonly actionsLeft: number;
  readonly order: readonly string[];
  readonly over: boolean;
}

export interface SpaceView {
  readonly label: string;
  readonly q: number;
  readonly r: number;
  readonly region: number;
  readonly terrain: string;
  readonly exhausted: boolean;
}

export interface CityView {
  readonly space: string;
  readonly owner: string;
  readonly mood: string;
  readonly size: number;
  readonly buildings: readonly BuildingView[];
  readonly wonders: readonly string[];
  readonly port: string;
  readonly activations: number;
  readonly tires: boolean;
}

export interface BuildingView {
  readonly building: string;
  readonly colour: string;
}

export interface UnitsView {
  readonly space: string;
  readonly owner: string;
  readonly units: readonly CountView[];
  readonly holds: readonly HoldView[];
}

export interface HoldView {
  readonly ship: string;
  readonly units: readonly CountView[];
}

export interface CountView {
  readonly kind: string;
  readonly number: number;
}

export interface GoodsView {
  readonly food: number;
  readonly ore: number;
  readonly wood: number;
  readonly ideas: number;
  readonly gold: number;
  readonly culture: number;
  readonly mood: number;
}

export interface PlayerView {
  readonly seat: string;
  readonly goods: GoodsView;
  readonly limits: GoodsView;
  readonly advances: readonly string[];
  readonly borrowed: readonly string[];
  readonly eventTrack: number;
  readonly hand: HandView;
  readonly greatPeople: readonly string[];
  readonly own: readonly string[];
  readonly goals: readonly GoalView[];
  readonly completed: readonly CompletedView[];
  readonly wonders: readonly string[];
  readonly supply: SupplyView;
  readonly lostActions: number;
  readonly points: readonly PointsView[];
  readonly halves: number;
  readonly place: number;
  readonly belongings: readonly BelongingView[];
  readonly trophies: readonly TrophyView[];
  readonly captives: readonly CaptivesView[];
}

export interface GoalView {
  readonly objective: string;
  readonly have: number;
  readonly need: number;
}

export interface TrophyView {
  readonly source: SourceView;
  readonly number: number;
}

export interface CaptivesView {
  readonly side: string;
  readonly units: readonly CountView[];
}

export interface BelongingView {
  readonly name: string;
  readonly codes: readonly string[];
}

export interface HandView {
  readonly actions: number;
  readonly objectives: number;
  readonly wonders: number;
}

export interface CompletedView {
  readonly card: string;
  readonly objective: string;
  readonly lower: boolean;
}

export interface SupplyView {
  readonly settlements: number;
  readonly buildings: readonly CountView[];
  readonly units: readonly CountView[];
}

export interface PointsView {
  readonly category: string;
  readonly halves: number;
}

export interface WonderView {
  readonly wonder: string;
  readonly builder: string;
  readonly holder: string;
  readonly buried: boolean;
}

export interface DecksView {
  readonly actions: number;
  readonly events: number;
  readonly objectives: number;
  readonly wonders: number;
  readonly discardedActions: readonly string[];
  readonly discardedEvents: readonly string[];
  readonly discardedObjectives: readonly string[];
  readonly openWonders: readonly string[];
}

export interface LastingView {
  readonly pestilence: boolean;
  readonly events: readonly string[];
  readonly truces: readonly TruceView[];
  readonly founders: readonly string[];
}

export interface TruceView {
  readonly by: string;
  readonly with: string;
}

export interface BattleView {
  readonly space: string;
  readonly origin: string;
  readonly sea: boolean;
  readonly city: boolean;
  readonly fortress: boolean;
  readonly captured: boolean;
  readonly round: number;
  readonly revealed: boolean;
  readonly sides: readonly SideView[];
  readonly rounds: readonly RoundView[];
  readonly result: string;
}

export interface SideView {
  readonly side: string;
  readonly units: readonly CountView[];
  readonly strength: number;
  readonly played: boolean;
  readonly card: string;
  readonly ignored: boolean;
  readonly noClash: boolean;
  readonly dice: readonly DieView[];
  readonly clash: number;
  readonly parts: readonly PartView[];
  readonly value: number;
  readonly hits: number;
  readonly cancelled: number;
  readonly losses: number;
  readonly killed: number;
}

export interface RoundView {
  readonly round: number;
  readonly efforts: readonly EffortView[];
}

export interface EffortView {
  readonly card: string;
  readonly ignored: boolean;
  readonly noClash: boolean;
  readonly dice: readonly DieView[];
  readonly clash: number;
  readonly parts: readonly PartView[];
  readonly value: number;
  readonly hits: number;
  readonly cancelled: number;
  readonly losses: number;
}

export interface DieView {
  readonly number: number;
  readonly symbol: string;
}

export interface PartView {
  readonly change: string;
  readonly number: number;
  readonly kind: string;
  readonly code: string;
}

export interface OfferView {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly give: GoodsView;
  readonly cards: HandView;
  readonly named: readonly string[];
  readonly shown: readonly string[];
  readonly ask: GoodsView;
  readonly wish: HandView;
  readonly accepted: boolean;
}

export interface Deciding {
  readonly asked: readonly string[];
  readonly invited: readonly string[];
  readonly prompt: string;
}
