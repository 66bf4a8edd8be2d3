import { useApplication } from '../application-context.ts'

/** Names a screen of the area in the browser's tab. */
export function ScreenTitle({ screen }: { screen: string }) {
  const { blogName } = useApplication()
  return <title>{`${screen} – ${blogName}`}</title>
}

/** Names it in its heading as well. */
export function ScreenHeading({ screen, id }: { screen: string; id?: string }) {
  return (
    <>
      <ScreenTitle screen={screen} />
      <h2 className="admin__heading" id={id}>
        {screen}
      </h2>
    </>
  )
}
