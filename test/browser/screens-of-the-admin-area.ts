export const OF_THE_ADMIN_AREA = [
  '/admin',
  ...['today', 'posts', 'drafts', 'pages', 'pages/new', 'trash', 'import', 'redirects', 'categories', 'media'].map(
    (name) => `/admin/${name}`,
  ),
  ...['subscribers', 'mail', 'statistics', 'settings', 'users', 'audit', 'health', 'backups', 'account'].map(
    (name) => `/admin/${name}`,
  ),
]
