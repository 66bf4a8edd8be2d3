import { useState } from 'react'
import { redirect } from 'react-router'
import type { ListedPicture } from '#domain/pictures/listed-picture.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/media'
import { Pages } from './list/pages.tsx'
import { ContactSheet } from './media/contact-sheet.tsx'
import { PictureDialog } from './media/picture-dialog.tsx'
import { PictureUses } from './media/picture-uses.tsx'
import { EmptyList } from './post-list/empty-list.tsx'
import { Screen } from './shell/screen-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('page') ?? ''
  const asked = /^[1-9]\d{0,6}$/.test(query) ? Number(query) : 1
  const found = await context.get(servicesContext).mediaLibrary.page(asked)
  // A link may be older than the removal of pictures.
  if (asked > found.pages) throw redirect(addressOf(found.pages))
  return found
}

/** Every picture of the blog, where it is used, and what it shows. */
export default function Media({ loaderData }: Route.ComponentProps) {
  const { pictures, page, pages, total } = loaderData
  const [opened, setOpened] = useState<ListedPicture | null>(null)
  return (
    <Screen name="Pictures" className="media">
      {total === 0 ? (
        <EmptyList title="Nothing on film yet">A picture that is chosen in a post is listed here.</EmptyList>
      ) : (
        <>
          <p className="admin__lead">
            Open a picture to describe it for those who cannot see it, and to set the part that must stay visible.
          </p>
          <p className="posts__total">{total === 1 ? '1 picture' : `${total.toLocaleString('en')} pictures`}</p>
          <ContactSheet pictures={pictures} action="Open" onChoose={setOpened}>
            {(picture) => <PictureUses picture={picture} />}
          </ContactSheet>
        </>
      )}
      <Pages label="Pages" page={page} last={pages} to={addressOf} />
      {opened && <PictureDialog picture={opened} onClose={() => setOpened(null)} />}
    </Screen>
  )
}

function addressOf(page: number): string {
  return page === 1 ? '/admin/media' : `/admin/media?page=${page}`
}
