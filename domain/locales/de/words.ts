import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const words = {
  'confirmation-subject': 'Bestätige dein Abo von {blogName}',
  'confirmation-preview': 'Ein Klick, und neue Beiträge kommen per E-Mail zu dir.',
  'confirmation-heading': 'Bestätige dein Abo',
  'confirmation-text':
    'Jemand, vermutlich du, möchte die neuen Beiträge von {blogName} an diese Adresse bekommen. Bestätige das, und sie kommen zu dir.',
  'confirmation-button': 'Abo bestätigen',
  'confirmation-note':
    'Der Link gilt sieben Tage. Wenn du es nicht warst, ignoriere diese Mail: Es kommt nichts weiter.',
  'confirmation-reason':
    'Du bekommst diese Mail, weil diese Adresse auf {siteUrl} in das Abo-Formular eingetragen wurde.',
  'welcome-subject': 'Willkommen bei {blogName}',
  'welcome-preview': 'Ab jetzt kommen neue Beiträge zu dir.',
  'welcome-heading': 'Willkommen',
  'welcome-text': 'Danke, dass du {blogName} abonniert hast. Ab jetzt kommen neue Beiträge an diese Adresse.',
  'welcome-button': 'Schau dich um',
  'welcome-note': 'Du kannst auf jede Mail antworten und über den Link am Ende abbestellen.',
  'welcome-reason': 'Du bekommst diese Mail, weil du dein Abo von {blogName} bestätigt hast.',
  'subscribed-subject': 'Du bist schon dabei: {blogName}',
  'subscribed-preview': 'Diese Adresse bekommt schon jeden neuen Beitrag.',
  'subscribed-heading': 'Du bist schon dabei',
  'subscribed-text':
    'Jemand, vermutlich du, hat {blogName} mit dieser Adresse noch einmal abonniert. Sie bekommt schon jeden neuen Beitrag, du musst also nichts tun.',
  'subscribed-note': 'Auch wenn du es nicht warst, musst du nichts tun.',
  'subscribed-reason':
    'Du bekommst diese Mail, weil diese Adresse auf {siteUrl} in das Abo-Formular eingetragen wurde.',
  'post-subject': '{title}',
  'post-preview': '{caption}',
  'post-author': 'Von {author}',
  'post-button': 'Beitrag lesen',
  'post-spoilers': 'Enthält Spoiler: auf der Website weiterlesen.',
  'post-rest': 'Weiterlesen',
  'post-reason': 'Du bekommst diese Mail, weil du {blogName} abonniert hast.',
  'mail-unsubscribe': 'Abbestellen',
  'form-label': 'Neue Beiträge per E-Mail',
  'form-page': 'Neue Beiträge per E-Mail. Zuerst kommt eine Mail, in der du dein Abo bestätigst.',
  'box-heading': 'Abonnieren',
  'box-text': 'Jeder neue Beitrag kommt per E-Mail zu dir. Das kostet nichts, und du kannst jederzeit abbestellen.',
  'page-ask-heading': 'Nur noch ein Schritt',
  'page-ask-text': 'Neue Beiträge von {blogName} gehen dann an {address}.',
  'page-ask-button': 'Abo bestätigen',
  'page-done-heading': 'Du bist dabei',
  'page-done-text': 'Ab jetzt gehen neue Beiträge an {address}. Abbestellen kannst du über den Link in jeder Mail.',
  'page-done-button': 'Schau dich um',
} as const satisfies Translated<typeof en.words>
