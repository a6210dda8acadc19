import type { Chapter } from "./howto.ts";

export const chapters: readonly Chapter[] = [
  {
    id: "goal",
    pictures: ["settlement", "advance", "wonder"],
    title: { en: "What it is about", ru: "О чём игра" },
    text: [
      {
        en: "You lead a people from its first settlement through six ages. Whoever has the most victory points at the end wins: cities and their buildings, advances, completed objectives and wonders bring them.",
        ru: "Вы ведёте народ от первого поселения через шесть эпох. Побеждает тот, у кого в конце больше победных очков: их приносят города и здания, достижения, достигнутые цели и чудеса света.",
      },
    ],
  },
  {
    id: "course",
    pictures: ["collect", "move", "construct"],
    without: ["first-edition"],
    title: { en: "The course of the game", ru: "Ход партии" },
    text: [
      {
        en: "An age has three rounds. In a round everybody takes one turn, and a turn is three actions: gain an advance, found a city, move units, improve the mood of a city, influence a foreign city, or let a city recruit, collect or construct. The same action may be taken several times.",
        ru: "В эпохе три раунда. В раунде каждый делает один ход, а ход — это три действия: получить достижение, возвести город, переместить отряды, улучшить настроение города, повлиять на чужой город или использовать город: нанять отряды, собрать ресурсы, построить здание. Одно и то же действие можно выполнять несколько раз.",
      },
      {
        en: "After the third round comes the status phase: objectives are completed, everybody gains an advance for nothing and draws cards, a small city may be given up, a government changed, and the first player is chosen anew.",
        ru: "После третьего раунда наступает фаза состояния: игроки достигают целей, каждый бесплатно получает достижение и берёт карты, можно отказаться от маленького города, сменить тип правления, и заново выбирается первый игрок.",
      },
    ],
  },
  {
    id: "course-first",
    pictures: ["collect", "move", "construct"],
    boxes: ["first-edition"],
    title: { en: "The course of the game", ru: "Ход партии" },
    text: [
      {
        en: "An age has three rounds. In a round everybody takes one turn, and a turn is three actions: gain an advance, found a city, move units, improve the mood of a city, influence a foreign city, or let a city recruit, collect or construct. The same action may be taken several times.",
        ru: "В эпохе три раунда. В раунде каждый делает один ход, а ход — это три действия: получить достижение, возвести город, переместить отряды, улучшить настроение города, повлиять на чужой город или использовать город: нанять отряды, собрать ресурсы, построить здание. Одно и то же действие можно выполнять несколько раз.",
      },
      {
        en: "After the third round comes the status phase: objectives are completed, everybody gains an advance for nothing and draws cards, a small city may be given up, and the first player is chosen anew.",
        ru: "После третьего раунда наступает фаза состояния: игроки достигают целей, каждый бесплатно получает достижение и берёт карты, можно отказаться от маленького города, и заново выбирается первый игрок.",
      },
    ],
  },
  {
    id: "cities",
    pictures: ["temple", "academy", "fortress", "port"],
    title: { en: "Cities", ru: "Города" },
    text: [
      {
        en: "A city is as large as it has pieces: the settlement and one of each building. Its size says how much it collects and recruits. A happy city counts as one larger, an angry one does little. Using a city a second time in a turn costs it a step of mood.",
        ru: "Размер города — это число его частей: поселение и здания. От размера зависит, сколько он собирает и нанимает. Счастливый город считается на единицу больше, несчастный почти ничего не может. Второе использование города за ход стоит ему шага настроения.",
      },
      {
        en: "What a city collects depends on the land: food on plains, wood in forests, ore in mountains, at the city itself and around it. Advances open up the rest.",
        ru: "Что соберёт город, зависит от земли: еда на равнинах, дерево в лесах, руда в горах — на его клетке и вокруг. Остальное открывают достижения.",
      },
    ],
  },
  {
    id: "advances",
    pictures: ["agriculture", "science", "democracy"],
    title: { en: "Advances", ru: "Достижения" },
    text: [
      {
        en: "The top advance of a category comes first, the other three in any order. Many bring a mood or a culture token at once. Every few advances an event happens: barbarians arrive, land is exhausted, great people are born.",
        ru: "Сначала берут верхнее достижение раздела, остальные три — в любом порядке. Многие сразу приносят жетон настроения или культуры. Время от времени достижение вызывает событие: приходят варвары, истощается земля, рождаются великие люди.",
      },
    ],
  },
  {
    id: "war",
    pictures: ["infantry", "ship", "die"],
    title: { en: "Armies and battles", ru: "Войска и сражения" },
    text: [
      {
        en: "Whoever moves into a space with foreign armies attacks. Each side may play a card, then both roll a die for every unit; every full five points are a hit, and hits remove units. A city without defenders is captured without a battle. Armies need Tactics to march.",
        ru: "Кто входит на клетку с чужим войском, тот атакует. Каждая сторона может сыграть карту, потом обе бросают по кубику за каждый отряд; каждые полные пять очков — попадание, попадания убирают отряды. Город без защиты захватывают без сражения. Чтобы войска могли двигаться, нужна «Тактика».",
      },
    ],
  },
  {
    id: "influence",
    pictures: ["influence", "culture"],
    title: { en: "Influence", ru: "Влияние" },
    text: [
      {
        en: "Instead of armies you can send culture: a city within reach may take over a building of another city, if a die shows five or more; culture tokens help the die. The building then counts for you.",
        ru: "Вместо войск можно послать культуру: город, до которого достаёт влияние, может отдать вам здание, если на кубике выпадет пять или больше; жетоны культуры помогают кубику. Здание тогда засчитывается вам.",
      },
    ],
  },
  {
    id: "wonders",
    pictures: ["great-pyramid", "great-library", "great-statue"],
    without: ["first-edition"],
    title: { en: "Wonders", ru: "Чудеса света" },
    text: [
      {
        en: "A wonder needs its card in your hand, the advance it names, a happy city and much material. It brings points and something special.",
        ru: "Для чуда света нужны его карта на руке, названное на ней достижение, счастливый город и много ресурсов. Оно приносит очки и нечто особенное.",
      },
    ],
  },
  {
    id: "wonders-first",
    pictures: ["great-pyramid", "great-library", "great-statue"],
    boxes: ["first-edition"],
    title: { en: "Wonders", ru: "Чудеса света" },
    text: [
      {
        en: "The wonders lie open for everybody. Whoever has the advance a wonder needs, a fitting city and the material may build it.",
        ru: "Чудеса света лежат открыто для всех. Построить чудо может тот, у кого есть нужное достижение, подходящий город и ресурсы.",
      },
    ],
  },
  {
    id: "peoples",
    pictures: ["leader", "cavalry", "elephant"],
    boxes: ["civilizations"],
    title: { en: "Peoples and leaders", ru: "Народы и лидеры" },
    text: [
      {
        en: "Every player has a people with four advances of its own, which come with ordinary ones, and three leaders. A leader is recruited in a city, and what he can do works where he stands. Cavalry and elephants fight each in their own way; a market, an obelisk and an observatory join the buildings, and pirates the barbarians.",
        ru: "У каждого игрока есть народ с четырьмя своими достижениями, которые приходят вместе с обычными, и тремя лидерами. Лидера нанимают в городе, и его умения действуют там, где он стоит. Конница и слоны сражаются каждый по-своему; к зданиям добавляются рынок, обелиск и обсерватория, к варварам — пираты.",
      },
    ],
  },
  {
    id: "end",
    pictures: ["objective-card", "wonder"],
    title: { en: "The end", ru: "Конец партии" },
    text: [
      {
        en: "The game ends in the status phase of the last age, or earlier if somebody has no city left when a status phase begins. Then points are counted; the table shows them at all times.",
        ru: "Партия кончается в фазе состояния последней эпохи или раньше, если к началу фазы состояния у кого-то не осталось городов. Тогда считают очки; стол показывает их всё время.",
      },
    ],
  },
];
