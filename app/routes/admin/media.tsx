import { useState } from 'react'
import { redirect } from 'react-router'
import type { ListedPicture } from '#domain/pictures/listed-picture.ts'
import { servicesContext } from '../../context.ts'
import { useLocale } from '../../ui/locale.ts'
import type { Route } from './+types/media'
import { useApplication } from './application-context.ts'
import { Pages } from './list/pages.tsx'
import { ContactSheet } from './media/contact-sheet.tsx'
import { PictureDialog } from './media/picture-dialog.tsx'
import { PictureUses } from './media/picture-uses.tsx'
import { UploadPictures } from './media/upload-pictures.tsx'
import { EmptyList } from './post-list/empty-list.tsx'
import { ListFilters } from './shell/list-filters.tsx'
import { Screen } from './shell/screen-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = query.get('page') ?? ''
  const q = query.get('q')?.trim() ?? ''
  const asked = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1
  const found = await context.get(servicesContext).mediaLibrary.page(asked, { q })
  // A link may be older than the removal of pictures.
  if (asked > found.pages) throw redirect(addressOf(q, found.pages))
  return { ...found, q }
}

/** Every picture of the blog, where it is used, and what it shows. */
export default function Media({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  const { pictures, page, pages, total, q } = loaderData
  const { history } = useApplication()
  const [opened, setOpened] = useState<ListedPicture | null>(null)
  return (
    <Screen name={t('labels.pictures')} className="media">
      <UploadPictures />
      {(total > 0 || q) && (
        <ListFilters
          search={q}
          placeholder={t('media.searchHint')}
          onChange={(query) => history(addressOf(query.get('q')?.trim() ?? ''), { replace: true })}
        />
      )}
      {total === 0 ? (
        <EmptyList title={q ? t('media.noPictureByTheseWords') : t('media.nothingOnFilmYet')}>
          {q ? t('media.searchOtherWords') : t('media.picturesAreListed')}
        </EmptyList>
      ) : (
        <>
          <p className="lead">{t('media.openToDescribe')}</p>
          <p className="meta">{t('media.pictureCount', { count: total })}</p>
          <ContactSheet pictures={pictures} action={t('media.open')} onChoose={setOpened}>
            {(picture) => <PictureUses picture={picture} />}
          </ContactSheet>
        </>
      )}
      <Pages label={t('labels.pages')} page={page} last={pages} to={(other) => addressOf(q, other)} />
      {opened && <PictureDialog picture={opened} onClose={() => setOpened(null)} />}
    </Screen>
  )
}

function addressOf(q: string, page = 1): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/admin/media?${query}` : '/admin/media'
}
