import { connect, createServer, type Socket } from 'node:net'
import { listening } from '../listening.ts'

/**
 * A pooler in front of the server of a test database, and the address that leads through it. As PgBouncer in transaction mode it
 * lends a connection of the server for one transaction, keeps what was set for its session, and gives clients process numbers of its own.
 */
export async function openTransactionPool(databaseUrl: string): Promise<AsyncDisposable & { databaseUrl: string }> {
  const [, database = '', folder = ''] = /^postgres:\/\/den@\/(\w+)\?host=(.+)$/.exec(databaseUrl) ?? []
  const path = `${decodeURIComponent(folder)}/.s.PGSQL.5432`
  const idle: Backend[] = []
  const backends = new Set<Socket>()

  const borrow = async () => {
    const free = idle.pop()
    if (free) return free
    const opened = await openBackend(path, database)
    backends.add(opened.socket)
    return opened
  }
  const server = createServer((client) => {
    let backend: Backend | undefined
    let hasStarted = false
    let turn = Promise.resolve()
    client.on('error', () => {})
    client.on('close', () => {
      turn = turn.then(() => void backend?.socket.destroy())
    })
    client.on('data', (bytes) => {
      if (!hasStarted) {
        hasStarted = true
        return void client.write(Buffer.concat([message('R', int32(0)), message('K', int32(7, 7)), message('Z', 'I')]))
      }
      if (bytes[0] === TERMINATE) return void client.end()
      turn = turn.then(async () => {
        if (!backend) {
          const borrowed = await borrow()
          backend = borrowed
          borrowed.hear = (answer, isOver) => {
            if (isOver) {
              borrowed.hear = () => {}
              backend = undefined
              idle.push(borrowed)
            }
            client.write(answer)
          }
        }
        backend.socket.write(bytes)
      })
    })
  })
  const listener = await listening(server)
  return {
    databaseUrl: `postgres://den@127.0.0.1:${listener.port}/${database}`,
    async [Symbol.asyncDispose]() {
      await listener[Symbol.asyncDispose]()
      for (const socket of backends) socket.destroy()
    },
  }
}

interface Backend {
  readonly socket: Socket
  /** Gets each message of the server, and whether it ends a transaction. */
  hear(answer: Buffer, isOver: boolean): void
}

const TERMINATE = 'X'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)
const PROTOCOL_3 = 196_608

async function openBackend(path: string, database: string): Promise<Backend> {
  const socket = connect(path)
  const ready = Promise.withResolvers<void>()
  const backend: Backend = { socket, hear: (_, isOver) => isOver && ready.resolve() }
  let rest = Buffer.alloc(0)
  socket.on('error', ready.reject)
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1
      const answer = rest.subarray(0, end)
      rest = rest.subarray(end)
      backend.hear(answer, answer[0] === READY && answer[5] === 'I'.charCodeAt(0))
    }
  })
  const startup = Buffer.from(`user\0den\0database\0${database}\0\0`)
  socket.write(Buffer.concat([int32(startup.length + 8, PROTOCOL_3), startup]))
  await ready.promise
  return backend
}

function message(type: string, body: Buffer | string): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), Buffer.from(body)])
}

function int32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, index * 4)
  return bytes
}
