import type { Operations } from './operation.ts'

const SESSION_ID = 'e_4mzt2kq7vxpw6ys3dnra'

export const sessions: Operations = {
  'GET /api/sessions': {
    id: 'listSessions',
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
    summary: 'Ends all sessions of the signed-in administrator but the one of this call',
  },
  'DELETE /api/sessions/:id': {
    id: 'endSession',
    summary: 'Ends a session of the signed-in administrator',
    path: { id: { description: 'The id of a session', example: SESSION_ID } },
    refusals: { 404: 'The administrator has no such session' },
  },
}
