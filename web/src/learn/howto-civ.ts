import type { Chapter } from "./howto.ts";

export const chapters: readonly Chapter[] = [
  {
    id: "goal",
    pictures: ["culture", "technology", "economy", "military"],
    title: { en: "What it is about", ru: "О чём игра" },
    text: [
      {
        en: "You lead a civilization from its capital to greatness. There are four ways to win, and the first to complete any one of them wins at once: reach the end of the culture track, learn Space Flight, own fifteen coins, or take an enemy capital.",
        ru: "Вы ведёте цивилизацию от столицы к величию. Есть четыре пути к победе, и кто первым пройдёт любой из них, тот сразу побеждает: дойти до конца шкалы культуры, изучить «Космический полёт», собрать пятнадцать монет или взять вражескую столицу.",
      },
    ],
  },
  {
    id: "course",
    pictures: ["start-of-turn", "trade", "city-management", "movement", "research"],
    title: { en: "The course of a turn", ru: "Ход" },
    text: [
      {
        en: "A turn has five phases, and all players go through each before the next begins. At the start of the turn cities are founded and governments changed. Then all collect trade and may deal with each other. In City Management every city does one thing. Then figures move, and at last everybody researches in secret.",
        ru: "В ходе пять фаз, и все игроки проходят каждую, прежде чем начнётся следующая. В начале хода основывают города и меняют форму правления. Потом все собирают торговлю и могут договариваться. В управлении городами каждый город делает что-то одно. Затем перемещаются фишки, и наконец все тайно исследуют.",
      },
    ],
  },
  {
    id: "cities",
    pictures: ["capital", "city", "yield-production", "yield-trade", "yield-culture"],
    title: { en: "Cities and their land", ru: "Города и их земля" },
    text: [
      {
        en: "A city lives on the eight squares around it, its outskirts. Their symbols say what it has: production to build with, trade for research, culture. A city builds a figure, a unit, a building or a wonder, or it devotes itself to the arts, or it harvests a resource.",
        ru: "Город живёт восемью клетками вокруг — своими окраинами. Их символы говорят, что у него есть: производство для строительства, торговля для исследований, культура. Город строит фишку, юнит, здание или чудо света, либо развивает искусство, либо добывает ресурс.",
      },
      {
        en: "Buildings and wonders stand in the outskirts and replace what the square gives. Trade can be turned into production when a little is missing.",
        ru: "Здания и чудеса света стоят на окраинах и заменяют то, что даёт клетка. Если немного не хватает, торговлю можно конвертировать в производство.",
      },
    ],
  },
  {
    id: "moving",
    pictures: ["army", "scout", "hut", "village"],
    title: { en: "Armies, scouts and the unknown", ru: "Армии, разведчики и неизведанное" },
    text: [
      {
        en: "Figures walk from square to square and turn up the tiles at the edge of the known world. Armies take the tokens of huts and fight for those of villages. Scouts found new cities, and gather for a city what lies under them.",
        ru: "Фишки идут с клетки на клетку и открывают участки карты на краю известного мира. Армии берут жетоны хижин и сражаются за жетоны деревень. Разведчики основывают новые города и собирают для города то, что лежит под ними.",
      },
    ],
  },
  {
    id: "research",
    pictures: ["research", "technology"],
    title: { en: "Research", ru: "Исследования" },
    text: [
      {
        en: "Trade buys techs, and higher levels need more of it. Techs form a pyramid: each one above the first row rests on two below it. They allow buildings, stronger units, governments and abilities that are paid with resources. After research only as much trade is left as you have coins.",
        ru: "За торговлю покупают технологии, и более высоким уровням её нужно больше. Технологии складываются в пирамиду: каждая выше первого ряда опирается на две нижние. Они дают здания, более сильные юниты, формы правления и платные свойства. После исследования торговли остаётся столько, сколько у вас монет.",
      },
    ],
  },
  {
    id: "battle",
    pictures: ["infantry", "mounted", "artillery", "aircraft"],
    title: { en: "Battles", ru: "Сражения" },
    text: [
      {
        en: "Figures are only markers; unit cards fight. Both sides draw their battle force and play units in turn: to open a front, or against an enemy unit on one. Infantry beats mounted, mounted beats artillery, artillery beats infantry: whoever beats strikes first. Then what is left is added up with the bonuses, and the higher sum wins.",
        ru: "Фишки — только знаки, сражаются карты юнитов. Обе стороны набирают боевое соединение и по очереди выкладывают юниты: открывают фронт или выступают против чужого юнита. Пехота бьёт кавалерию, кавалерия — артиллерию, артиллерия — пехоту: кто бьёт, тот наносит раны первым. Потом складывают то, что осталось, с бонусами, и побеждает большая сумма.",
      },
    ],
  },
  {
    id: "culture",
    pictures: ["yield-culture", "culture-event", "great-person"],
    title: { en: "Culture", ru: "Культура" },
    text: [
      {
        en: "Culture tokens, later with trade, buy steps on the culture track. Each step brings a culture event, a card you play when you like, or a great person for your outskirts.",
        ru: "За жетоны культуры, а позже и за торговлю, покупают шаги по шкале культуры. Каждый шаг приносит карту культурного события, которую играют когда угодно, или великого деятеля для ваших окраин.",
      },
    ],
  },
  {
    id: "fame",
    pictures: ["great-person", "coin"],
    boxes: ["fame-and-fortune"],
    title: { en: "Fame and Fortune", ru: "«Удача и слава»" },
    text: [
      {
        en: "Great people are cards of their own, in force while their token stands on the map. Coins can be invested, a capital grows to a metropolis on two squares, figures disbanded in a city leave a caravan or fortifications, and relics wait for the first army. Up to five can play.",
        ru: "Великие деятели — отдельные карты, действующие, пока их жетон стоит на карте. Монеты можно вкладывать, столица вырастает в мегаполис на двух клетках, расформированные в городе фишки оставляют караван или укрепления, а реликты ждут первую армию. Играть могут до пяти человек.",
      },
    ],
  },
  {
    id: "wisdom",
    pictures: ["combat", "health", "government"],
    boxes: ["wisdom-and-warfare"],
    title: { en: "Wisdom and Warfare", ru: "«Мудрость и война»" },
    text: [
      {
        en: "Units have strength and health apart, and wounds stay on them through the battle. Policies work beside the government, city-states wait on the map for whoever holds them, and a city may follow a building program.",
        ru: "У юнитов отдельно сила и здоровье, и раны остаются на них до конца сражения. Рядом с формой правления действуют доктрины, на карте ждут города-государства, и город может следовать производственному плану.",
      },
    ],
  },
  {
    id: "end",
    pictures: ["crown"],
    title: { en: "The end", ru: "Конец партии" },
    text: [
      {
        en: "The game ends the moment somebody has won, even in the middle of a phase. How far everybody is on the four ways can be seen at any time.",
        ru: "Партия кончается в тот миг, когда кто-то победил, даже посреди фазы. Кто насколько продвинулся по четырём путям, видно всегда.",
      },
    ],
  },
];
