import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { shownPicture } from './shown-picture.ts'
import type { PictureWork } from './use-picture.ts'

const none: PictureWork = { stage: 'none' }
const file = new File([new Uint8Array(3_200_000)], 'photo.jpg', { type: 'image/jpeg' })
const old = pictureAt('/media/old.jpg', 600)
const fresh = pictureAt('/media/new.jpg', 4000)

it('is the stored picture until another one has arrived', () => {
  const before = { value: old.src, saved: old, uploaded: null }
  const oldImage = {
    caption: 'picture.oldImage',
    src: old.src,
    srcSet: '/media/old-400.webp 400w',
    facts: '412 kB, 600 × 450',
  }
  expect(shownPicture(ENGLISH, before, none, null)).toEqual(oldImage)
  const newFile = { caption: 'picture.newImage', src: 'blob:x', facts: '3.2 MB' }
  expect(shownPicture(ENGLISH, before, { stage: 'compressing', file }, 'blob:x')).toEqual(newFile)
  expect(shownPicture(ENGLISH, before, { stage: 'uploading', file, share: 0.5 }, 'blob:x')).toEqual(newFile)
  expect(shownPicture(ENGLISH, before, { stage: 'failed', file, problem: 'No.', retry: null }, 'blob:x')).toEqual(
    newFile,
  )
  expect(shownPicture(ENGLISH, before, { stage: 'failed', file: null, problem: 'No.', retry: null }, null)).toEqual(
    oldImage,
  )

  const after = { value: fresh.src, saved: old, uploaded: fresh }
  const facts = '3.2 MB → 412 kB, 2400 × 1800'
  expect(shownPicture(ENGLISH, after, { stage: 'done', file, src: fresh.src }, null)).toMatchObject({
    caption: 'picture.newImage',
    facts,
  })
})

it('says nothing of a file that is not the one shown', () => {
  const done: PictureWork = { stage: 'done', file, src: fresh.src }
  expect(shownPicture(ENGLISH, { value: old.src, saved: old, uploaded: null }, done, null)?.facts).toBe(
    '412 kB, 600 × 450',
  )
  const elsewhere = { value: fresh.src, saved: null, uploaded: fresh }
  expect(shownPicture(ENGLISH, elsewhere, none, null)).toMatchObject({
    caption: 'picture.newImage',
    facts: '412 kB, 2400 × 1800',
  })
})

it('is old once it is saved, and shown even where nothing is known of it', () => {
  const saved = { value: fresh.src, saved: fresh, uploaded: { ...fresh } }
  expect(shownPicture(ENGLISH, saved, none, null)?.caption).toBe('picture.oldImage')
  const unknown = { value: '/media/lost.jpg', saved: null, uploaded: null }
  expect(shownPicture(ENGLISH, unknown, none, null)).toEqual({
    caption: 'picture.oldImage',
    src: '/media/lost.jpg',
    facts: '',
  })
  expect(shownPicture(ENGLISH, { value: '', saved: old, uploaded: null }, none, null)).toBeNull()
})

function pictureAt(src: string, width: number): Picture {
  const side = Math.min(width, 2400)
  return {
    src,
    width,
    height: (width * 3) / 4,
    file: { width: side, height: (side * 3) / 4, byteLength: 411_600 },
    colors: [],
  }
}
