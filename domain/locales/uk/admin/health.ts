export const health = {
  health: 'Стан',
  aboutHealth:
    'Що тримає цей сайт у робочому стані. {command} перевіряє більше: читає всю базу даних і дивиться, чи відповідають поштовий сервер та адреса сайту.',
  nothingIsWrong: 'Den {version}. Усе гаразд',
  thingsNeedAttention: {
    one: 'Den {version}. Потребує уваги: {count}',
    few: 'Den {version}. Потребує уваги: {count}',
    many: 'Den {version}. Потребує уваги: {count}',
    other: 'Den {version}. Потребує уваги: {count}',
  },
  lookAgain: 'Перевірити ще раз',
  looking: 'Перевірка…',
  state: 'Стан',
  found: 'Знайдено',
  ok: 'Усе гаразд',
  hint: 'Ще ні',
  warning: 'Попередження',
  problem: 'Проблема',
  kept: 'Що зберігається і як довго',
  aboutKept:
    'Старе Den вилучає сам. На вас чекають лише резервні копії, створені вручну, та бази даних, замінені під час відновлення.',
  now: 'Зараз',
  howLong: 'Зберігається',
  growsWith: 'Що це збільшує',
  setBy: 'Задає {setting}',
} as const
