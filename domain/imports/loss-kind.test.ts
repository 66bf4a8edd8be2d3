import { expect, it } from 'vitest'
import { lossesOf, lossKind } from './loss-kind.ts'

it.each([
  ['a table became lines of text', 'text'],
  ['struck, raised or lowered words became plain text (3)', 'text'],
  ['left out: script', 'text'],
  ['left out: {{< ref "none" >}}', 'text'],
  ['a frame of player.example became its address', 'text'],
  ['left out, and kept beside the post: the comment "do not publish"', 'text'],
  ['the title has more than 60 characters: it stays, and is to be shortened with the next change', 'text'],
  ['picture not moved: /none.png (it is not among the files)', 'pictures'],
  ['a picture without an address', 'pictures'],
  ['the score overall "3.3" became 7', 'scores'],
  ['it has a score, so its category "Film" became "Horror Review"', 'scores'],
  ['for paid only there; Den has no members, so it is a draft', 'state'],
  ['is no longer public there; the published post here stays as it was', 'state'],
  ['tags left out, too long or too many: 70s', 'fields'],
  ['comments not moved: 12', 'fields'],
  ['kept beside the post, since Den has no such field: mood', 'fields'],
  ['its category is “Reviews” here, not “reviews”', 'filled'],
  ['kept beside the post: its address there, the day of watching (2024-01-01)', 'filled'],
  ['left out of its film: cast Jenny Wright', 'fields'],
  ['left out: injected code', 'fields'],
  ['no single account has this name as printed, so the profile is not moved', 'fields'],
  ['left out of the profile: location London', 'fields'],
  ['the colour of “Essays” stays #ffffff here: #8a2be2 there', 'fields'],
  ['still leads to the old site: https://a.example/score', 'addresses'],
  ['further links to the old site: 3', 'addresses'],
  ['/2019/one leads to another post already', 'addresses'],
  ['the captions are the first words of the text', 'filled'],
  ['its film is taken from the title: Halloween (1978)', 'filled'],
  ['its score is taken from the text: 8/10', 'filled'],
  ['several scores stand in the text, of which none is taken: 4/5, 3/5', 'scores'],
  ['its date "soon" is none', 'filled'],
] as const)('"%s" is about %s', (note, kind) => {
  expect(lossKind(note)).toBe(kind)
})

it('has each kind once, and one kind alone of what was not imported', () => {
  const line = { title: 'One', notes: ['left out: script', 'left out: style', 'comments not moved: 1'] }
  const post = { ...line, status: 'draft', date: '', path: '', pictures: 0 } as const
  expect(lossesOf({ ...post, outcome: 'new' })).toEqual(['text', 'fields'])
  expect(lossesOf({ ...line, outcome: 'refused' })).toEqual(['refused'])
  expect(lossesOf({ ...line, outcome: 'members', subscribers: 1 })).toEqual(['fields'])
  expect(lossesOf({ ...line, outcome: 'profile', profiles: 1 })).toEqual(['fields'])
  expect(lossesOf({ ...line, notes: [], outcome: 'colours', colours: 1 })).toEqual([])
})
