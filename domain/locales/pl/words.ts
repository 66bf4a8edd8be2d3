import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const words = {
  'confirmation-subject': 'Potwierdź subskrypcję bloga {blogName}',
  'confirmation-preview': 'Jedno kliknięcie i nowe wpisy będą przychodzić e-mailem.',
  'confirmation-heading': 'Potwierdź subskrypcję',
  'confirmation-text':
    'Ktoś, najpewniej ty, poprosił o przysyłanie na ten adres nowych wpisów z bloga {blogName}. Potwierdź, a zaczną przychodzić.',
  'confirmation-button': 'Potwierdź subskrypcję',
  'confirmation-note':
    'Link działa przez siedem dni. Jeśli to nie twoja prośba, zignoruj tę wiadomość: nic więcej nie przyjdzie.',
  'confirmation-reason': 'Ta wiadomość przyszła, bo ktoś wpisał ten adres w formularzu subskrypcji na {siteUrl}.',
  'welcome-subject': 'Witaj na blogu {blogName}',
  'welcome-preview': 'Od teraz nowe wpisy przychodzą do ciebie.',
  'welcome-heading': 'Witaj',
  'welcome-text': 'Dziękujemy za subskrypcję bloga {blogName}. Od teraz nowe wpisy będą przychodzić na ten adres.',
  'welcome-button': 'Zobacz, co już jest',
  'welcome-note': 'Na każdą wiadomość możesz odpowiedzieć, a pod każdą jest link, którym można się wypisać.',
  'welcome-reason': 'Ta wiadomość przyszła, bo subskrypcja bloga {blogName} została potwierdzona.',
  'subscribed-subject': 'Ten adres już jest na liście: {blogName}',
  'subscribed-preview': 'Każdy nowy wpis już przychodzi na ten adres.',
  'subscribed-heading': 'Już jesteś na liście',
  'subscribed-text':
    'Ktoś, najpewniej ty, jeszcze raz zapisał ten adres na listę bloga {blogName}. Każdy nowy wpis już na niego przychodzi, więc nie trzeba nic robić.',
  'subscribed-note': 'Jeśli zrobił to ktoś inny, też nie trzeba nic robić.',
  'subscribed-reason': 'Ta wiadomość przyszła, bo ktoś wpisał ten adres w formularzu subskrypcji na {siteUrl}.',
  'post-subject': '{title}',
  'post-preview': '{caption}',
  'post-author': 'Tekst: {author}',
  'post-button': 'Przeczytaj wpis',
  'post-spoilers': 'Zawiera spoilery: przeczytaj na stronie.',
  'post-rest': 'Czytaj dalej',
  'post-reason': 'Dostajesz tę wiadomość, bo subskrybujesz blog {blogName}.',
  'mail-unsubscribe': 'Wypisz się',
  'form-label': 'Nowe wpisy e-mailem',
  'form-page': 'Nowe wpisy e-mailem. Najpierw przyjdzie wiadomość z prośbą o potwierdzenie.',
  'box-heading': 'Zapisz się',
  'box-text': 'Każdy nowy wpis przyjdzie do ciebie e-mailem. To nic nie kosztuje, a wypisać się można w każdej chwili.',
  'page-ask-heading': 'Został jeden krok',
  'page-ask-text': 'Nowe wpisy z bloga {blogName} będą przychodzić na adres {address}.',
  'page-ask-button': 'Potwierdź subskrypcję',
  'page-done-heading': 'Jesteś na liście',
  'page-done-text':
    'Od teraz nowe wpisy będą przychodzić na adres {address}. W każdej wiadomości jest link, którym można się wypisać.',
  'page-done-button': 'Zobacz, co już jest',
} as const satisfies Translated<typeof en.words>
