import { UPLOAD_MAX_BYTES } from '#domain/pictures/image-compression.ts'
import { isImageData } from '#domain/pictures/image-value.ts'
import type { Pictured } from '#domain/posts/picture-addresses.ts'
import type { PostInput } from '#domain/posts/post.ts'
import { picturesIn } from '#domain/text/marked-blocks.ts'
import type { MediaStore } from '../media/media-store.ts'

/** Messages by dotted field name, such as `sections.0.sectionImage`. */
export type FieldProblems = Readonly<Record<string, string>>

export type Invalid = { ok: false; problem: 'invalid'; errors: FieldProblems }

export type Refusal = { ok: false; problem: 'path-taken' } | { ok: false; problem: 'picture-missing'; address: string }

const TAKEN = 'Another post has this path, or once had it'
const TAKEN_FROM_PAGE = 'Another page has this path or once had it, or it is redirected'

const PICTURE_GONE = 'This picture is not kept any more. Please choose it again.'

export async function withStoredPictures<D extends Pictured>(
  pictures: Pick<MediaStore, 'put'>,
  input: D,
): Promise<{ ok: true; input: D } | Invalid> {
  const errors: Record<string, string> = {}
  const stored = async (field: string, value: string) => {
    if (!isImageData(value)) return value
    const bytes = Buffer.from(value.slice(value.indexOf(',') + 1), 'base64')
    if (bytes.byteLength > UPLOAD_MAX_BYTES)
      errors[field] = 'This picture is larger than 10 MB, which is more than Den takes.'
    if (errors[field]) return value
    const result = await pictures.put(bytes)
    if (!result.ok) errors[field] = result.problem
    return result.ok ? result.address : value
  }
  const articleImage = await stored('articleImage', input.articleImage)
  const { seo } = input
  const shared = seo?.picture && { seo: { ...seo, picture: await stored('seo.picture', seo.picture) } }
  const sections = []
  // One after the other: pictures are large, and decoding one occupies a CPU core.
  for (const [index, section] of input.sections.entries())
    sections.push({ ...section, sectionImage: await stored(`sections.${index}.sectionImage`, section.sectionImage) })
  if (Object.keys(errors).length > 0) return invalid(errors)
  return { ok: true, input: { ...input, articleImage, ...shared, sections } }
}

export function invalid(errors: FieldProblems): Invalid {
  return { ok: false, problem: 'invalid', errors }
}

export function pathTaken({ kind }: Pick<PostInput, 'kind'>): Invalid {
  return invalid({ path: kind === 'page' ? TAKEN_FROM_PAGE : TAKEN })
}

export function orInvalid<R extends { ok: boolean }>(
  result: R | Refusal,
  input: Pictured & Pick<PostInput, 'kind'>,
): Exclude<R, Refusal> | Invalid {
  if ('problem' in result && result.problem === 'path-taken') return pathTaken(input)
  if ('problem' in result && result.problem === 'picture-missing') return invalid(picturesAt(input, result.address))
  return result as Exclude<R, Refusal>
}

function picturesAt(input: Pictured, address: string): FieldProblems {
  const errors: Record<string, string> = {}
  if (input.articleImage === address) errors.articleImage = PICTURE_GONE
  if (input.seo?.picture === address) errors['seo.picture'] = PICTURE_GONE
  for (const [index, section] of input.sections.entries())
    if (section.sectionImage === address) errors[`sections.${index}.sectionImage`] = PICTURE_GONE
    else if (picturesIn(section.sectionText).includes(address))
      errors[`sections.${index}.sectionText`] = `There is no picture ${address}. Please upload it again.`
  return errors
}
