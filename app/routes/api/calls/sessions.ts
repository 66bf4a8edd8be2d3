import type { Calls } from './call.ts'
import { PASSWORD, TOO_MANY_GUESSES, USER } from './sign-in.ts'

const TOKEN = {
  id: 't_5bz2k7vxo4wq6mnd3rya',
  name: 'Import of the old blog',
  scopes: ['posts:write', 'media:write'],
  expiresAt: '2199-01-31T00:00:00.000Z',
}
const SESSION_ID = 'e_4mzt2kq7vxpw6ys3dnra'

export const sessions: Calls = {
  'GET /api/tokens': {
    id: 'listTokens',
    access: { role: 'author' },
    summary: 'Own API tokens; for owners those of everybody',
    answer: {
      description: 'Without their secrets',
      schema: 'TokenList',
      example: {
        tokens: [{ ...TOKEN, email: USER.email, createdAt: '2026-10-31T20:15:00.000Z', lastUsedAt: null }],
      },
    },
  },
  'POST /api/tokens': {
    id: 'createToken',
    access: { role: 'author', checksPassword: true, audit: 'token.made' },
    summary: 'Makes an API token for the administrator who is signed in',
    description: 'Without `expiresAt` it is valid for 90 days.',
    body: {
      schema: 'TokenCreation',
      example: { name: TOKEN.name, scopes: TOKEN.scopes, expiresAt: TOKEN.expiresAt, password: PASSWORD },
    },
    answer: {
      status: 201,
      description: 'The token; no later answer contains it',
      schema: 'NewToken',
      example: { id: TOKEN.id, token: 'den_9rXw1vK3nQeTz5YbL7uJ0hPc2mGdFa8sViRo4kUx6Zy' },
      headers: { Location: 'Address at which it is revoked' },
    },
    refusals: TOO_MANY_GUESSES,
  },
  'DELETE /api/tokens/:id': {
    id: 'revokeToken',
    access: { role: 'author', audit: 'token.revoked' },
    summary: 'Revokes an API token',
    path: { id: { description: 'The id of a token', example: TOKEN.id } },
    refusals: { 404: 'There is no such token' },
  },
  'GET /api/sessions': {
    id: 'listSessions',
    access: { role: 'author' },
    summary: 'Where the signed-in administrator is signed in',
    answer: {
      description: 'The one that was used last is the first',
      schema: 'SessionList',
      example: {
        sessions: [
          {
            id: SESSION_ID,
            current: true,
            since: '2026-10-30T20:15:00.000Z',
            lastSeen: '2026-10-31T20:15:00.000Z',
            device: 'Firefox on Windows',
            network: '192.0.2.0/24',
          },
        ],
      },
    },
  },
  'DELETE /api/sessions': {
    id: 'endOtherSessions',
    access: { role: 'author', needsRecentConfirmation: true, audit: 'sessions.ended' },
    summary: 'Ends all sessions of the signed-in administrator but the one of this call',
  },
  'DELETE /api/sessions/:id': {
    id: 'endSession',
    access: { role: 'author', needsRecentConfirmation: true, audit: 'session.ended' },
    summary: 'Ends a session of the signed-in administrator',
    path: { id: { description: 'The id of a session', example: SESSION_ID } },
    refusals: { 404: 'The administrator has no such session' },
  },
}
