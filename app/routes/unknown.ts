import type { Route } from './+types/unknown'
import { leadHomeOrRefuse, notFound } from './nowhere.ts'

export function loader({ request }: Route.LoaderArgs) {
  return leadHomeOrRefuse(request)
}

export function action(_: Route.ActionArgs) {
  return notFound()
}
