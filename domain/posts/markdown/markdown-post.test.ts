import { expect, it } from 'vitest'
import { RATINGS, section, storedPost } from '#test/support/posts.ts'
import { markdownOf } from './markdown-post.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const fileOf = (address: string) => (address ? `../pictures/${address.slice('/media/'.length)}` : undefined)

it('is front matter, headings, pictures and texts as they were typed', () => {
  const sections = [
    section({ sectionTitle: 'One: [the] start', sectionText: `a **bold** ||end||\n\n![x](/media/${HASH}.png)` }),
    section({
      sectionImage: `/media/${HASH}.jpg`,
      sectionImgSrc: 'Universal',
      sectionImageAlt: 'A [dog]',
      sectionSpoilers: 1,
    }),
  ]
  const film = { title: 'The Thing', year: 1982 }
  const post = storedPost({
    id: 'p_a',
    title: 'The "Thing": 1982',
    path: '/blogs/Thing',
    sections,
    film,
    ratings: RATINGS,
    featured: 1,
    authors: ['Windows'],
    tags: ['80s', 'Snow'],
    series: { name: 'Ice', part: 2 },
  })
  expect(markdownOf(post, { status: 'published', fileOf })).toBe(`---
title: "The \\"Thing\\": 1982"
date: "2024-10-31"
author: "Mac"
authors: ["Windows"]
category: "Horror Review"
tags: ["80s","Snow"]
series: {"name":"Ice","part":2}
tagline: "Trust is a tough thing to come by"
description: "Twelve men and a dog at the end of the world."
path: "/blogs/Thing"
status: "published"
featured: true
film: {"title":"The Thing","year":1982}
ratings: {"terror":7,"suspense":10,"originality":1,"cinematography":0,"acting":5,"soundtrack":8,"overall":6}
sections: [{"section":2,"spoilers":true}]
id: "p_a"
createdAt: "2024-11-01T08:00:00.000Z"
updatedAt: "2025-01-02T03:04:05.000Z"
format: "den-1"
---

## One: [the] start

a **bold** ||end||

![x](../pictures/${HASH}.png)

<!-- section -->

![A \\[dog\\]](../pictures/${HASH}.jpg)

*Universal*
`)
})

it('names no picture that is not kept, and leaves out what a draft lacks', () => {
  const post = storedPost({ title: '', articleImage: `/media/${HASH}.jpg`, articleImgSrc: 'me' })
  const status = { status: 'scheduled', publishAt: '2027-01-01T00:00:00.000Z' } as const
  const text = markdownOf(post, { ...status, fileOf: () => undefined })
  expect(text).not.toMatch(/^(title|image):/m)
  expect(text).toContain('status: "scheduled"\npublishAt: "2027-01-01T00:00:00.000Z"\n')
})
