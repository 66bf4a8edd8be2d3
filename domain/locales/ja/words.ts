import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const words = {
  'confirmation-subject': '「{blogName}」の購読手続きを完了してください',
  'confirmation-preview': 'ボタンひとつで、新しい記事がメールで届くようになります。',
  'confirmation-heading': '購読手続きを完了してください',
  'confirmation-text':
    'このアドレスで「{blogName}」の新着記事の購読が申し込まれました。お申し込みになった方は、下のボタンで確定してください。新しい記事をお届けします。',
  'confirmation-button': '購読を確定する',
  'confirmation-note':
    'リンクは7日間有効です。お心当たりがなければ、このメールは無視してください。今後は何も届きません。',
  'confirmation-reason': 'このメールは、{siteUrl} の購読フォームにこのアドレスが入力されたため、お送りしています。',
  'welcome-subject': '「{blogName}」へようこそ',
  'welcome-preview': 'これから新しい記事をお届けします。',
  'welcome-heading': 'ようこそ',
  'welcome-text':
    '「{blogName}」をご購読いただき、ありがとうございます。これから新しい記事をこのアドレスにお届けします。',
  'welcome-button': '記事を見てみる',
  'welcome-note': 'どのメールにも返信できます。購読の解除は、メールの下にあるリンクからどうぞ。',
  'welcome-reason': 'このメールは、「{blogName}」の購読を確定された方にお送りしています。',
  'subscribed-subject': 'すでに購読中です：「{blogName}」',
  'subscribed-preview': 'このアドレスには、すでに新しい記事をお届けしています。',
  'subscribed-heading': 'すでに購読中です',
  'subscribed-text':
    'このアドレスで「{blogName}」の購読がもう一度申し込まれました。すでに新しい記事をお届けしていますので、お手続きは必要ありません。',
  'subscribed-note': 'お心当たりがない場合も、何もなさらなくて大丈夫です。',
  'subscribed-reason': 'このメールは、{siteUrl} の購読フォームにこのアドレスが入力されたため、お送りしています。',
  'post-subject': '{title}',
  'post-preview': '{caption}',
  'post-author': '文：{author}',
  'post-button': '記事を読む',
  'post-spoilers': 'ネタバレあり：サイトで読む',
  'post-rest': '続きを読む',
  'post-reason': 'このメールは、「{blogName}」を購読されている方にお送りしています。',
  'mail-unsubscribe': '購読を解除する',
  'form-label': '新しい記事をメールで',
  'form-page': '新しい記事をメールでお届けします。まず、確認のメールを1通お送りします。',
  'box-heading': '購読する',
  'box-text': '新しい記事が出るたびに、メールでお届けします。無料で、いつでも解除できます。',
  'page-ask-heading': 'あと一歩です',
  'page-ask-text': '「{blogName}」の新しい記事を {address} にお届けします。',
  'page-ask-button': '購読を確定する',
  'page-done-heading': '購読が始まりました',
  'page-done-text': 'これから新しい記事を {address} にお届けします。どのメールにも、解除のためのリンクがあります。',
  'page-done-button': '記事を見てみる',
} as const satisfies Translated<typeof en.words>
