import { expect, it, vi } from 'vitest'
import { FILM } from '#test/support/posts.ts'
import { type FakeWikidata, openFakeWikidata, type WikidataMode } from '#test/support/services/wikidata.ts'
import { fakeTime, timed } from '#test/support/time.ts'
import { Wikidata } from './wikidata.ts'

const opened = ({ origin }: Pick<FakeWikidata, 'origin'>) => new Wikidata({ origin, siteUrl: 'https://den.example' })

const LIGHTHOUSE = { ...FILM, description: '2019 film by Robert Eggers', country: 'Canada, United States' }

it('gives the facts of films, and of nothing else that has their name', async () => {
  await using fake = await openFakeWikidata()
  expect(await opened(fake).search('Lighthouse')).toEqual({
    ok: true,
    films: [LIGHTHOUSE, { title: 'Lighthouse', description: '1999 film', tmdb: 77 }],
  })
  const srsearch = 'lighthouse haswbstatement:P31=Q11424|P4947|P6127'
  const languages = 'en|mul'
  expect(fake.queries).toEqual([
    { action: 'query', list: 'search', srsearch, srlimit: '8', srprop: '', format: 'json' },
    { action: 'wbgetentities', ids: 'Q1|Q3', props: 'labels|descriptions|claims', languages, format: 'json' },
    { action: 'wbgetentities', ids: 'Q10|Q11|Q12', props: 'labels', languages, format: 'json' },
  ])
  expect(new Set(fake.agents)).toEqual(new Set(['Den/0.1 (https://den.example; self-hosted blog)']))
})

it.each([
  ['  The [Lighthouse]²: "OR" -it?*~ ', 'the lighthouse ² or it'],
  ["Rosemary's Baby intitle:x", "rosemary's baby intitle x"],
  ['貞子3D', '貞子3d'],
  ['x'.repeat(1_000), 'x'.repeat(200)],
])('is asked for the words of %j alone, not for what they mean to its search', async (title, words) => {
  await using fake = await openFakeWikidata()
  expect(await opened(fake).search(title)).toEqual({ ok: true, films: [] })
  expect(fake.queries).toMatchObject([{ srsearch: `${words} haswbstatement:P31=Q11424|P4947|P6127` }])
})

it('is not asked for a title without words, and shows no film without a title', async () => {
  await using fake = await openFakeWikidata()
  expect(await opened(fake).search('…!')).toEqual({ ok: true, films: [] })
  expect(fake.queries).toEqual([])
  expect(await opened(fake).search('leuchtturm')).toEqual({ ok: true, films: [] })
  expect(fake.queries).toHaveLength(2)
})

it.each<[WikidataMode, string]>([
  ['html', 'answered with something that is no answer of its interface'],
  ['list', 'answered with something that is no answer of its interface'],
  ['endless', 'answered with something that is no answer of its interface'],
  ['error', 'answered with the error cirrussearch-too-busy-error'],
  ['cut', 'could not be reached (UND_ERR_SOCKET)'],
  ['redirect', 'answered with 302'],
  [{ status: 429 }, 'was asked too often from this server'],
  [{ status: 403 }, 'answered with 403'],
  [{ status: 500 }, 'answered with 500'],
])('that fails (%j) says so in words, and is asked once', async (mode, words) => {
  await using fake = await openFakeWikidata()
  fake.mode = mode
  const problem = `Wikidata ${words}. Try again later, or type the facts.`
  expect(await opened(fake).search('lighthouse')).toEqual({ ok: false, problem })
  expect(fake.queries).toHaveLength(1)
})

it.each([1, 2])('that fails after %i calls gives no film without its facts', async (calls) => {
  await using fake = await openFakeWikidata()
  fake.next.push(...Array.from({ length: calls }, () => 'honest' as const), 'error')
  const problem = expect.stringContaining('cirrussearch-too-busy-error')
  expect(await opened(fake).search('lighthouse')).toEqual({ ok: false, problem })
  expect(fake.queries).toHaveLength(calls + 1)
})

it('that does not answer is waited for eight seconds', async () => {
  await using fake = await openFakeWikidata()
  fake.mode = 'hang'
  fakeTime()
  const { value, milliseconds } = await timed(opened(fake).search('lighthouse'))
  expect(value).toEqual({ ok: false, problem: expect.stringContaining('gave no answer within 8 seconds') })
  expect(milliseconds).toBe(8_000)
})

it('that is not there cannot be reached', async () => {
  const gone = await openFakeWikidata()
  await gone[Symbol.asyncDispose]()
  const problem = expect.stringContaining('could not be reached (ECONNREFUSED)')
  expect(await opened(gone).search('x')).toEqual({ ok: false, problem })
})

it('is asked twelve times a minute at most', async () => {
  await using fake = await openFakeWikidata()
  vi.useFakeTimers({ toFake: ['performance'] })
  const wikidata = opened(fake)
  for (let time = 0; time < 12; time++) expect(await wikidata.search('nothing')).toMatchObject({ ok: true })
  const problem = 'Wikidata was asked 12 times within a minute. Try again in 5 seconds.'
  expect(await wikidata.search('nothing')).toEqual({ ok: false, problem, retryAfterSeconds: 5 })
  expect(fake.queries).toHaveLength(12)
  vi.advanceTimersByTime(5_000)
  expect(await wikidata.search('nothing')).toMatchObject({ ok: true })
})
