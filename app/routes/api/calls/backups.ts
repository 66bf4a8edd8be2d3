import type { Calls } from './call.ts'

const NAME = 'den-2026-10-31T201500Z.tar.gz'
const JOB_ID = 'b_4mzt2kq7vxpw6ys3dnra'
const AT = '2026-10-31T20:15:00.000Z'
const BEGUN = {
  status: 202,
  description: 'It has begun',
  schema: 'NewBackupJob',
  example: { id: JOB_ID },
  headers: { Location: 'Where the job says how far it is' },
} as const

export const backups: Calls = {
  'GET /api/backups': {
    id: 'listBackups',
    summary: 'The backups in the folder of this server, newest first',
    answer: {
      description: 'With what is being done, and when the server makes one by itself',
      schema: 'BackupList',
      example: {
        backups: [
          {
            name: NAME,
            kind: 'manual',
            at: '2026-10-31T20:15:00Z',
            bytes: 2_350_319,
            isEncrypted: false,
            content: '25 posts, 20 pictures, 1 administrator',
            verifiedAt: AT,
            uploadedAt: null,
            uploadProblem: null,
            restoreCommand: `./den restore /srv/den/backups/${NAME} --replace`,
          },
        ],
        folderProblem: null,
        running: null,
        failure: null,
        newestAt: AT,
        isOverdue: false,
        now: AT,
        folder: '/srv/den/backups',
        at: '03:00',
        store: null,
      },
    },
  },
  'POST /api/backups': {
    id: 'createBackup',
    // The job that this call starts records the backup.
    access: { audit: 'none' },
    summary: 'Begins a backup of everything',
    answer: BEGUN,
    refusals: { 409: 'Another backup is being made, checked or copied' },
  },
  'GET /api/backups/:id': {
    id: 'downloadBackup',
    access: { needsRecentConfirmation: true, audit: 'backup.downloaded' },
    summary: 'A backup',
    path: { id: { description: 'The name of a backup', example: NAME } },
    answer: { description: 'The file', contentType: 'application/octet-stream' },
    refusals: { 404: 'There is no such backup in the folder of this server' },
  },
  'POST /api/backups/:id/check': {
    id: 'checkBackup',
    access: { audit: 'none' },
    summary: 'Begins to read a backup to its end',
    path: { id: { description: 'The name of a backup', example: NAME } },
    answer: BEGUN,
    refusals: {
      404: 'There is no such backup in the folder of this server',
      409: 'Another backup is being made, checked or copied',
    },
  },
  'GET /api/backup-jobs/:id': {
    id: 'getBackupJob',
    summary: 'How far a job is, or how it ended',
    path: { id: { description: 'The id of a job', example: JOB_ID } },
    answer: {
      description: 'The job',
      schema: 'BackupJob',
      example: {
        id: JOB_ID,
        step: 'checking',
        bytes: 2_350_319,
        expectedBytes: 2_350_319,
        state: 'done',
        problem: null,
      },
    },
    refusals: { 404: 'There is no such job' },
  },
}
