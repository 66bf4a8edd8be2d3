/** The names of settings in English, as the server says them. */
export { settingLabels as SETTING_LABELS } from '../locales/en/admin/setting-labels.ts'
