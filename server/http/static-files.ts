import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { acceptedEncoding } from './encoding.ts'
import { type Handler, isReading } from './exchange.ts'
import { sendFile } from './send-file.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Names are looked up in a list made at start, so that no request can name a path outside the folders.
 * @param folders the first one that has a file gives it
 */
export async function staticFiles(...folders: readonly string[]): Promise<Handler> {
  const names = new Map<string, string>()
  for (const folder of folders.toReversed()) for (const name of await listFiles(folder)) names.set(name, folder)
  const kept = new Map<string, Promise<StaticFile>>()
  const fileNamed = (name: string) => {
    const known = kept.get(name)
    if (known) return known
    const file = readStaticFile(join(names.get(name)!, name))
    kept.set(name, file)
    // While a build is being replaced its files may be unreadable for a moment.
    file.catch(() => kept.delete(name))
    return file
  }

  return async (exchange) => {
    const { request, url } = exchange
    if (!isReading(request) || !names.has(url.pathname)) return false
    const contentType = CONTENT_TYPES[extname(url.pathname)]
    if (!contentType) return false

    const wanted = request.headers.range ? undefined : acceptedEncoding(request.headers['accept-encoding'])
    const suffix = wanted === 'gzip' ? '.gz' : '.br'
    const encoding = wanted && names.has(url.pathname + suffix) ? wanted : undefined
    const { bytes, etag } = await fileNamed(encoding ? url.pathname + suffix : url.pathname)
    await sendFile(exchange, {
      bytes,
      encoding,
      headers: {
        'Content-Type': contentType,
        'Cache-Control': url.pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=86400',
        ETag: etag,
        Vary: 'Accept-Encoding',
      },
    })
    return true
  }
}

interface StaticFile {
  readonly bytes: Uint8Array
  readonly etag: string
}

async function readStaticFile(path: string): Promise<StaticFile> {
  const bytes = await readFile(path)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"` }
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll('\\', '/'))
}
