import { SOURCE_TYPES } from '#domain/pictures/image-compression.ts'
import { servicesContext } from '../../../context.ts'
import { onlyAuthor } from '../../../role-refusal.ts'
import { unprocessable } from '../body.ts'
import { pageNumber } from '../page-number.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/media'
import { pictureDocument } from './picture-document.ts'
import { withVisibleUses } from './visible-uses.ts'

export async function action({ request, context }: Route.ActionArgs) {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('Content-Type') ?? ''))
    return problem(415, { detail: 'Send multipart/form-data with a file named `image`.' })
  const form = await formIn(request)
  if (!form) return problem(400, { detail: 'This is not multipart/form-data.' })
  const image = form.get('image')
  if (!(image instanceof File)) return unprocessable({ image: 'A picture is required, as a file' })

  const { media } = context.get(servicesContext)
  const result = await media.put(await bytesOf(image), { source: await sourceIn(form) })
  if (!result.ok) return unprocessable({ [result.isOfSource ? 'source' : 'image']: result.problem })
  const picture = (await media.describe([result.address])).get(result.address)!
  return Response.json(pictureDocument(picture), { status: 201, headers: { Location: picture.src } })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageNumber(query.get('page'))
  if (page === undefined) return unprocessable({ page: 'A page is a whole number of at least 1.' })
  const { mediaLibrary, postAuthors } = context.get(servicesContext)
  const authorId = onlyAuthor(context)
  const { pictures, ...rest } = await mediaLibrary.page(page, { q: query.get('q')?.trim(), authorId })
  const shown = authorId === undefined ? pictures : await withVisibleUses(pictures, postAuthors, authorId)
  return Response.json({ pictures: shown.map(pictureDocument), ...rest })
}

/** The form in the body; null if the body is no form. Rethrows the error of an aborted request. */
async function formIn(request: Request): Promise<FormData | null> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError && !request.signal.aborted) return null
    throw error
  }
}

async function sourceIn(form: FormData): Promise<Uint8Array | undefined> {
  const source = form.get('source')
  return source instanceof File && SOURCE_TYPES.includes(source.type) ? bytesOf(source) : undefined
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}
