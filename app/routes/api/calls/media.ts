import type { Calls } from './call.ts'

const PICTURE = '/media/43eb0b30715afe0edd9f6f4a5f096ac1.jpg'

const NO_PICTURE = 'There is no such picture'

const STORED = {
  address: PICTURE,
  bytes: 132_481,
  src: PICTURE,
  width: 2400,
  height: 1350,
  file: { width: 2400, height: 1350, byteLength: 132_481 },
  colors: ['1c1a17', '2a2420', '1c1a17', '0f0e0d', '332a22', '0f0e0d'],
}

const LISTED = {
  ...STORED,
  description: 'A door in a field, half open',
  focalPoint: { x: 32, y: 60 },
  addedAt: '2026-11-14T19:02:11.480Z',
  uses: [{ id: 'p_a7erkywftw3sdj333ohs', title: 'The House That Held Her Hand', status: 'published' }],
  hasMoreUses: false,
  earlierUse: null,
  isInSettings: false,
  isInCategory: false,
  isInProfile: false,
  removedFrom: null,
}

export const media: Calls = {
  'GET /api/media': {
    id: 'listPictures',
    access: { role: 'author', scope: 'posts:read' },
    summary: 'The pictures of the blog, newest first, and where each is used',
    query: {
      page: {
        description: 'From 1; one beyond the last gives the last',
        example: 1,
        schema: { type: 'integer', minimum: 1 },
      },
      q: {
        description: 'Words of description, file name or titles of posts',
        example: 'door',
        schema: { type: 'string' },
      },
    },
    answer: {
      description: 'A page of 48 pictures at most',
      schema: 'PicturePage',
      example: { pictures: [LISTED], page: 1, pages: 1, total: 1 },
    },
    refusals: { 422: 'The page is no number' },
  },
  'POST /api/media': {
    id: 'storePicture',
    access: { role: 'author', scope: 'media:write', audit: 'none' },
    summary: 'Stores a picture for posts to name',
    description: 'A picture that no post and no setting uses is deleted after 24 hours.',
    body: {
      files: {
        image: 'The picture: JPEG, PNG, WebP or AVIF, 10 MB at most',
        source: 'The same in better quality, for its renditions. A file of another type is ignored.',
      },
      required: ['image'],
    },
    answer: {
      status: 201,
      description: 'Its address and sizes in pixels; width and height are those of the largest rendition',
      schema: 'StoredPicture',
      example: STORED,
      headers: { Location: 'Address of the picture' },
    },
  },
  'PATCH /api/media/:name': {
    id: 'changePicture',
    access: { role: 'editor', scope: 'media:write', audit: 'none' },
    summary: 'Describes a picture, or sets its focal point',
    description:
      'The description serves where a post gives no alternative text. Every cut of the picture shows its focal point; null takes it away.',
    path: { name: { description: 'The last part of its address', example: PICTURE.slice('/media/'.length) } },
    body: {
      schema: 'PictureChange',
      example: { description: LISTED.description, focalPoint: LISTED.focalPoint },
    },
    answer: { description: 'The picture', schema: 'ListedPicture', example: LISTED },
    refusals: { 404: NO_PICTURE },
  },
}
