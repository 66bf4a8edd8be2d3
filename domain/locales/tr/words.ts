import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const words = {
  'confirmation-subject': '{blogName} aboneliğinizi onaylayın',
  'confirmation-preview': 'Tek dokunuşla yeni yazılar e-postanıza gelsin.',
  'confirmation-heading': 'Aboneliğinizi onaylayın',
  'confirmation-text':
    'Biri, büyük olasılıkla siz, {blogName} blogundaki yeni yazıların bu adrese gönderilmesini istedi. Onaylarsanız gelmeye başlayacaklar.',
  'confirmation-button': 'Aboneliği onayla',
  'confirmation-note':
    'Bağlantı yedi gün geçerli. İsteyen siz değilseniz bu e-postayı dikkate almayın: başka bir şey gelmeyecek.',
  'confirmation-reason': 'Bu e-posta, adresiniz {siteUrl} sitesindeki abonelik formuna yazıldığı için geldi.',
  'welcome-subject': '{blogName} bloguna hoş geldiniz',
  'welcome-preview': 'Bundan böyle yeni yazılar size geliyor.',
  'welcome-heading': 'Hoş geldiniz',
  'welcome-text': '{blogName} bloguna abone olduğunuz için teşekkürler. Bundan böyle yeni yazılar bu adrese gelecek.',
  'welcome-button': 'Yazılara göz at',
  'welcome-note': 'Her e-postayı yanıtlayabilir, altındaki bağlantıyla abonelikten çıkabilirsiniz.',
  'welcome-reason': 'Bu e-posta, {blogName} aboneliğinizi onayladığınız için geldi.',
  'subscribed-subject': 'Zaten abonesiniz: {blogName}',
  'subscribed-preview': 'Her yeni yazı bu adrese zaten geliyor.',
  'subscribed-heading': 'Zaten abonesiniz',
  'subscribed-text':
    'Biri, büyük olasılıkla siz, bu adresle {blogName} bloguna bir kez daha abone oldu. Her yeni yazı bu adrese zaten geliyor, bir şey yapmanız gerekmiyor.',
  'subscribed-note': 'Bunu yapan siz değilseniz de bir şey yapmanız gerekmiyor.',
  'subscribed-reason': 'Bu e-posta, adresiniz {siteUrl} sitesindeki abonelik formuna yazıldığı için geldi.',
  'post-subject': '{title}',
  'post-preview': '{caption}',
  'post-author': 'Yazan: {author}',
  'post-button': 'Yazıyı oku',
  'post-spoilers': 'Spoiler içerir: sitede okuyun.',
  'post-rest': 'Devamını oku',
  'post-reason': 'Bu e-posta, {blogName} bloguna abone olduğunuz için geldi.',
  'mail-unsubscribe': 'Abonelikten çık',
  'form-label': 'Yeni yazılar e-postanıza gelsin',
  'form-page': 'Yeni yazılar e-postanıza gelsin. Önce onayınızı isteyen bir e-posta gelecek.',
  'box-heading': 'Abone olun',
  'box-text': 'Her yeni yazı e-postanıza gelsin. Ücretsizdir, istediğiniz zaman çıkabilirsiniz.',
  'page-ask-heading': 'Bir adım kaldı',
  'page-ask-text': '{blogName} blogundaki yeni yazılar {address} adresine gönderilecek.',
  'page-ask-button': 'Aboneliği onayla',
  'page-done-heading': 'Artık abonesiniz',
  'page-done-text':
    'Bundan böyle yeni yazılar {address} adresine gönderilecek. Her e-postada abonelikten çıkmak için bir bağlantı var.',
  'page-done-button': 'Yazılara göz at',
} as const satisfies Translated<typeof en.words>
