/** A site with a fake service that it uses. Disposing of it ends the site, then the service. */
export function withService<Site extends AsyncDisposable, Service extends Readonly<Record<string, AsyncDisposable>>>(
  site: Site,
  service: Service,
): Site & Service {
  return {
    ...site,
    ...service,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      for (const each of Object.values(service)) await each[Symbol.asyncDispose]()
    },
  }
}
