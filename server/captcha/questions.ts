export interface Question {
  readonly text: string
  readonly answer: number
}

const NUMBERS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty',
].flatMap((line) => line.split(' '))

/** `a` is 5 to 10 and `b` 2 to 4, so that both can be added and taken away. */
const KINDS: readonly ((a: number, b: number) => Question)[] = [
  (a, b) => ({ text: `What is ${word(a)} plus ${word(b)}?`, answer: a + b }),
  (a, b) => ({ text: `What is ${word(a)} minus ${word(b)}?`, answer: a - b }),
  (a, b) => ({
    text: `A cinema shows ${word(a)} films in the evening and ${word(b)} at midnight. How many is that?`,
    answer: a + b,
  }),
  (a, b) => ({
    text: `An old house has ${word(a)} doors, and ${word(b)} of them are locked. How many can be opened?`,
    answer: a - b,
  }),
  (a, b) => ({
    text: `${capital(word(a))} lanterns burn, and the wind puts out ${word(b)}. How many still burn?`,
    answer: a - b,
  }),
  (a, b) => ({
    text: `${capital(word(a))} ravens sit on a fence, and ${word(b)} more land. How many sit there?`,
    answer: a + b,
  }),
  (_, b) => ({ text: `How many legs do ${word(b)} black cats have together?`, answer: b * 4 }),
  (a) => ({ text: `Which number comes right after ${word(a)}?`, answer: a + 1 }),
]

/** The question that belongs to some random bytes, three at least. */
export function questionFrom(bytes: Uint8Array): Question {
  const [kind = 0, first = 0, second = 0] = bytes
  return KINDS[kind % KINDS.length]!(5 + (first % 6), 2 + (second % 3))
}

/** Accepts digits and words, in any case, surrounded by blanks or ended by a full stop. */
export function isAnswer(typed: string, { answer }: Question): boolean {
  const text = typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  return text === String(answer) || text === NUMBERS[answer]
}

function word(number: number): string {
  return NUMBERS[number]!
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
