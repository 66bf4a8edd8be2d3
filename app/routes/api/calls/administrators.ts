import { LINK_TOKEN, NO_PROFILE, PROFILE, SHOWN } from './accounts.ts'
import type { Calls } from './call.ts'
import { USER } from './sign-in.ts'

const NO_SESSION = { 401: 'The session has ended' }

export const administrators: Calls = {
  'GET /api/administrators': {
    id: 'listAdministrators',
    summary: 'Administrators and open invitations',
    answer: {
      description: 'All of them',
      schema: 'AdministratorList',
      example: {
        administrators: [USER],
        invitations: [
          {
            id: 'i_7hq3s6dpxk2vy4tnwz5m',
            email: 'anna@den.example',
            role: 'author',
            invitedBy: USER.email,
            createdAt: '2026-10-31T20:15:00.000Z',
            expiresAt: '2026-11-07T20:15:00.000Z',
          },
        ],
      },
    },
  },
  'PATCH /api/administrators/:id': {
    id: 'changeRole',
    access: { needsRecentConfirmation: true, audit: 'administrator.role-changed' },
    summary: 'Changes the role of another administrator',
    description:
      'It counts from their next request on, for their API tokens as well. With a lost role of owner end all invitations.',
    path: { id: { description: 'The id of an administrator', example: USER.id } },
    body: { schema: 'RoleChange', example: { role: 'editor' } },
    answer: {
      description: 'The administrator',
      schema: 'Administrator',
      example: { id: USER.id, email: 'anna@den.example', name: 'anna', role: 'editor' },
    },
    refusals: {
      ...NO_SESSION,
      404: 'There is no such administrator',
      409: 'Administrators cannot change their own role',
    },
  },
  'DELETE /api/administrators/:id': {
    id: 'removeAdministrator',
    access: { needsRecentConfirmation: true, audit: 'administrator.removed' },
    summary: 'Removes an administrator with their sessions and API tokens',
    description: 'Ends all open invitations as well.',
    path: { id: { description: 'The id of an administrator', example: USER.id } },
    refusals: {
      ...NO_SESSION,
      404: 'There is no such administrator',
      409: 'Administrators cannot remove themselves',
    },
  },
  'GET /api/administrators/:id/profile': {
    id: 'readProfileOf',
    summary: 'What readers see beside the name as printed of an administrator',
    path: { id: { description: 'The id of an administrator', example: USER.id } },
    answer: {
      description: 'The profile; its fields are empty where there is none',
      schema: 'AuthorProfile',
      example: NO_PROFILE,
    },
    refusals: { 404: 'There is no such administrator' },
  },
  'PATCH /api/administrators/:id/profile': {
    id: 'changeProfileOf',
    access: { audit: 'administrator.profile-changed' },
    summary: 'Changes portrait, words and links of an administrator',
    description: SHOWN,
    path: { id: { description: 'The id of an administrator', example: USER.id } },
    body: { schema: 'ProfileChange', example: PROFILE },
    answer: { description: 'Changed', schema: 'AuthorProfile', example: PROFILE },
    refusals: { 404: 'There is no such administrator' },
  },
  'POST /api/invitations': {
    id: 'invite',
    access: { needsRecentConfirmation: true, audit: 'invitation.made' },
    summary: 'Invites somebody by mail',
    description:
      'Without a role as an author. An earlier invitation to the same address ends. The link is valid for seven days.',
    body: { schema: 'Invitation', example: { email: 'anna@den.example', role: 'editor' } },
    answer: {
      status: 201,
      description: 'The invitation; no later answer contains its link',
      schema: 'NewInvitation',
      example: {
        id: 'i_7hq3s6dpxk2vy4tnwz5m',
        email: 'anna@den.example',
        link: `https://den.example/admin/invitation#t=${LINK_TOKEN}&e=anna%40den.example`,
      },
    },
    refusals: NO_SESSION,
  },
  'DELETE /api/invitations/:id': {
    id: 'withdrawInvitation',
    access: { needsRecentConfirmation: true, audit: 'invitation.revoked' },
    summary: 'Withdraws an invitation',
    path: { id: { description: 'The id of an invitation', example: 'i_7hq3s6dpxk2vy4tnwz5m' } },
    refusals: { 404: 'There is no such invitation' },
  },
}
