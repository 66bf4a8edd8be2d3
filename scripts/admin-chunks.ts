/** What a bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** What a session begins with, from `app/`. */
const FIRST_SCREENS = [
  'entry.client.tsx',
  'root.tsx',
  'routes/admin/layout.tsx',
  'routes/admin/sign-in/setup.tsx',
  'routes/admin/today.tsx',
  'routes/admin/posts.tsx',
]

/** The bundler names a route so where its server code is left out. */
const ROUTE = '?__react-router-build-client-route'

/**
 * The files for modules that several screens of the admin area share: those of the first screens; others; and zod, a sixth of all, with what
 * imports it. In this order, since each file takes what its modules import along.
 * @param app the folder, with a slash at its end
 */
export function adminChunks(app: string) {
  const first = FIRST_SCREENS.flatMap((file) => [`${app}${file}`, `${app}${file}${ROUTE}`])
  const rules: Readonly<Record<string, (id: string, modules: Modules) => boolean>> = {
    'admin-area': (id, modules) => withImports(first, modules).has(id),
    'admin-screens': (id, modules) =>
      ![...withImports([id], modules)].some((name) => name.includes('/node_modules/zod/')),
    'admin-forms': () => true,
  }
  const groups = Object.entries(rules)
  return groups.map(([name, holds], place) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (holds(id, modules) ? name : null),
    // The bundler takes the highest first; a negative one counts as 0.
    priority: groups.length - place,
    tags: ['$initial' as const],
    minShareCount: 2,
  }))
}

function withImports(ids: readonly string[], modules: Modules): Set<string> {
  const found = new Set(ids)
  // A set goes on over what is added meanwhile.
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
