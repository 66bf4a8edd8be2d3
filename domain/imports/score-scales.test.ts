import { expect, it } from 'vitest'
import { ENGLISH } from '../locales/english.ts'
import { foundScoresText, type ScoreScale, ScoreTally, scoreOn, writtenScore } from './score-scales.ts'

const on = (text: string, scale: ScoreScale | null) => {
  const written = writtenScore(text)
  return written && scoreOn(written, scale)
}

it.each([
  ['4/5', 8],
  ['3,5 / 5', 7],
  ['7 of 10', 7],
  ['7 out of 10', 7],
  ['85 %', 8.5],
  ['★★★☆☆', 6],
  ['★★½☆☆', 5],
  ['⭐️⭐️⭐️⭐️☆', 8],
  ['3.5/4 stars', 8.75],
  ['two and a half out of five', 5],
  ['0/10', 0],
])('%s says itself what the best one is: it is %s of 10', (text, score) => {
  expect([on(text, null), on(text, 'letters'), on(text, '100')]).toEqual([score, score, score])
})

it.each<[string, ScoreScale, number | null]>([
  ['4', '5', 8],
  ['4', '10', 4],
  ['85', '100', 8.5],
  ['85.6666666666667', '100', 8.56666666666667],
  ['3', 'stars', 7.5],
  ['★★★★½', '5', 9],
  ['½', '5', 1],
  ['4½ stars', '5', 9],
  ['Four stars', '5', 8],
  ['A-', 'letters', 9],
  ['c+', 'letters', 6],
  ['F', 'letters', 1],
  ['6', '5', null],
  ['B', '10', null],
  ['4', 'letters', null],
])('%s on the scale %s is %s', (text, scale, score) => {
  expect(on(text, scale)).toBe(score)
  expect(on(text, null)).toBeNull()
})

it.each(['', 'none', '6/5', '4/0', '-1', '120%', '1e3', 'constructor', '4 5', '★★★★★★★★★★★'])(
  '"%s" is no score',
  (text) => {
    expect(writtenScore(text)).toBeNull()
  },
)

it.each<[string[], string, ScoreScale]>([
  [['1', '4', '4', '5'], '4 posts have a score, from 1 to 5, most often 4.', '5'],
  [['8', '9.5'], '2 posts have a score, from 8 to 9.5, most often 8.', '10'],
  [['85'], '1 post has a score, always 85.', '100'],
  [['A-', 'B', 'B'], '3 posts have a score, from B to A-, most often B.', 'letters'],
  [['★★', '★★★★★'], '2 posts have a score, from ★★ to ★★★★★, most often ★★.', '5'],
])('%j are described and a scale is proposed', (scores, text, proposed) => {
  const tally = new ScoreTally()
  for (const score of scores) tally.add([score])
  tally.add([])
  const found = tally.found()!
  expect([foundScoresText(ENGLISH, found), found.proposed]).toEqual([text, proposed])
})

it('no score is found where there is none', () => {
  expect(new ScoreTally().found()).toBeNull()
})
