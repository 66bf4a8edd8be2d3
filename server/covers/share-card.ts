import sharp from 'sharp'
import { DEFAULT_DRAWN, type Paper } from '#domain/look/drawn-look.ts'
import { CARD_SIZE } from '#domain/pictures/picture.ts'
import type { Score } from '#domain/posts/post.ts'
import { SCORE_MAX } from '#domain/posts/ratings.ts'
import type { ShareCard } from '#domain/posts/share-card.ts'
import { loadDisplayFont } from './display-font.ts'
import { drawMotif } from './draw.ts'
import { drawRadar, hasRadar, radarLabels } from './share-card-radar.ts'
import { type Face, fittingText, type Line, setTitle, settable, widthOf } from './typesetting.ts'

const { width: WIDTH, height: HEIGHT } = CARD_SIZE
const MARGIN = 60
const BLOG_NAME_SIZE = 28
const TITLE = { largest: 116, top: 124, besideRadar: 572, alone: 880 }
const RADAR = { radius: 140, center: { x: 894, y: 262 } }
const RULE = { y: 484, gap: 32 }
const SCORE_SIZE = 84
const FILM_SIZE = 36
const FOOT_BASELINE = HEIGHT - 62

/** Where words have a ground of their own: a box on the picture, or the side of it. */
const PAPER = {
  sharp: { x: 40, y: 40, width: 680, height: 538, shadow: 14 },
  soft: { x: 0, y: 0, width: 680, height: HEIGHT, shadow: 0 },
}

const WHOLE = `M0 0H${WIDTH}V${HEIGHT}H0Z`
const NIGHT = '#0b0908'
const BONE = '#efe4cf'
const MUTED = '#cbbfb0'

/** Renders the card as JPEG, which every service that previews links can show. */
export async function paintShareCard(card: ShareCard, picture: Uint8Array | null): Promise<Buffer> {
  const svg = Buffer.from(await drawShareCard(card, picture !== null))
  const painted = picture
    ? sharp(picture)
        .resize({ ...CARD_SIZE, fit: 'cover' })
        .composite([{ input: svg }])
    : sharp(svg)
  return painted.jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
}

/** Draws the card as SVG with paths for letters: a transparent layer for a picture, or complete with a drawn background. */
export async function drawShareCard(card: ShareCard, isLayer: boolean): Promise<string> {
  const font = await loadDisplayFont(card.type ?? DEFAULT_DRAWN.type)
  const { lines, muted, hasFoot } = setWords(card, font.face)
  const [letters, mutedLetters] = [await font.outlines(lines, CARD_SIZE), await font.outlines(muted, CARD_SIZE)]
  const { paper } = card
  const withRadar = !paper && hasRadar(card.ratings)
  const ink = paper ?? { text: BONE, muted: MUTED }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    (isLayer ? '' : background(card, withRadar)) +
    (paper ? ground(paper) : shade(withRadar, isLayer)) +
    (withRadar ? drawRadar(card.ratings, RADAR, card.tint ?? null) : '') +
    (hasFoot
      ? `<path fill="${ink.text}" fill-opacity=".3" d="M${MARGIN} ${RULE.y}H${endOf(paper)}v2H${MARGIN}Z"/>`
      : '') +
    `<g fill="${ink.text}">${paths(letters)}</g><g fill="${ink.muted}">${paths(mutedLetters)}</g></svg>`
  )
}

/** The right edge of words. */
function endOf(paper: Paper | null | undefined): number {
  return WIDTH - MARGIN - (paper ? WIDTH - PAPER[paper.shape].x - PAPER[paper.shape].width : 0)
}

function ground({ shape, page, text, accent }: Paper): string {
  const { x, y, width, height, shadow } = PAPER[shape]
  const box = `M${x} ${y}h${width}v${height}h${-width}Z`
  if (shadow === 0) return `<path fill="${page}" d="${box}"/>`
  return (
    `<path fill="${accent}" d="M${x + shadow} ${y + shadow}h${width}v${height}h${-width}Z"/>` +
    `<path fill="${page}" stroke="${text}" stroke-width="6" d="${box}"/>`
  )
}

function background({ title, tint, paper }: ShareCard, withRadar: boolean): string {
  const x = WIDTH * (withRadar ? 0.62 : paper ? 0.8 : 0.76)
  return drawMotif(title, CARD_SIZE, tint ?? null, () => ({ x, y: HEIGHT * 0.46, unit: HEIGHT * 0.94 })).drawing
}

/** Darkens the background of words and radar. Drawings are darkened more than pictures, since some have bone-white parts. */
function shade(withRadar: boolean, isLayer: boolean): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${NIGHT}" stop-opacity="${opacity}"/>`
  const behindRadar = isLayer ? [0.56, 0.68, 0.62] : [0.74, 0.8, 0.7]
  const [middle, center, end] = withRadar ? behindRadar : [0.56, 0.34, 0.04]
  const right = stop(0.5, middle!) + stop(0.74, center!) + stop(1, end!)
  return (
    `<linearGradient id="across">${stop(0, 0.8)}${right}</linearGradient>` +
    `<linearGradient id="down" x2="0" y2="1">${stop(0.4, 0)}${stop(0.8, 0.66)}${stop(1, 0.8)}</linearGradient>` +
    ['across', 'down'].map((id) => `<path fill="url(#${id})" d="${WHOLE}"/>`).join('')
  )
}

interface Words {
  readonly lines: readonly Line[]
  readonly muted: readonly Line[]
  readonly hasFoot: boolean
}

function setWords({ title, film, ratings, blogName, ratingNames, paper }: ShareCard, face: Face): Words {
  const [ownTitle, filmName] = [settable(title, face), settable(film, face)]
  // The font may lack letters of the title and have those of the film.
  const shownTitle = ownTitle || filmName
  const shownFilm = ownTitle ? filmName : ''
  const withRadar = !paper && hasRadar(ratings)
  const foot = setFoot(ratings?.overall ?? null, shownFilm, { face, end: endOf(paper) })
  const hasFoot = foot.lines.length + foot.muted.length > 0

  const bottom = hasFoot ? RULE.y - RULE.gap : HEIGHT - MARGIN
  const width = withRadar || paper ? TITLE.besideRadar : TITLE.alone
  const zone = { x: MARGIN - 3, y: TITLE.top, width, height: bottom - TITLE.top, largest: TITLE.largest }
  const titleLines = shownTitle ? setTitle(shownTitle, zone, face) : []
  const masthead = fittingText(settable(blogName, face), width / BLOG_NAME_SIZE, face)
  const blogLine = { text: masthead, size: BLOG_NAME_SIZE, x: MARGIN, y: MARGIN + BLOG_NAME_SIZE * face.capHeight }
  return {
    lines: [...titleLines, ...foot.lines],
    muted: [blogLine, ...foot.muted, ...(withRadar ? radarLabels(RADAR, face, ratingNames) : [])].filter(
      ({ text }) => text !== '',
    ),
    hasFoot,
  }
}

function setFoot(overall: Score, film: string, { face, end }: { face: Face; end: number }): Omit<Words, 'hasFoot'> {
  const [lines, muted]: [Line[], Line[]] = [[], []]
  let x = MARGIN
  const set = (line: Omit<Line, 'x' | 'y'>, into: Line[]) => {
    into.push({ ...line, x, y: FOOT_BASELINE })
    x += widthOf(line.text, face) * line.size
  }
  if (overall !== null) {
    set({ text: String(overall), size: SCORE_SIZE }, lines)
    x += 6
    set({ text: `/${SCORE_MAX}`, size: FILM_SIZE }, muted)
    x += 36
  }
  const text = fittingText(film, (end - x) / FILM_SIZE, face)
  if (text) set({ text, size: FILM_SIZE }, muted)
  return { lines, muted }
}

function paths(outlines: readonly string[]): string {
  return outlines.map((data) => `<path d="${data}"/>`).join('')
}
