/** The columns of a `Subscriber`, under its names. */
export const SUBSCRIBER_COLUMNS = [
  'id',
  'email',
  'status',
  'source',
  'created_at as createdAt',
  'confirmed_at as confirmedAt',
  'changed_at as changedAt',
] as const
