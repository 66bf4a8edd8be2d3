import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'Abone oldunuz. E-postanıza bakın',
  failed: 'Aboneliğiniz alınamadı. Bize yazın: {contact}',
  captchaIncomplete: 'Önce robot olmadığınızı doğrulayın',
  emailInvalid: 'Geçerli bir e-posta adresi yazın',
  email: 'E-posta',
  emailExample: 'siz@example.com',
  button: 'Abone ol',
  moment: 'Bir saniye…',
  rest: 'Birazdan döneceğiz…',
  useAgain: '{email} adresini yeniden kullan',
  stepWait:
    'Sizin adınıza bir robot abone olmasın diye: buradaki kutunun işaretlenmesini bekleyin, sonra bir kez daha “Abone ol” düğmesine basın.',
  stepTick:
    'Sizin adınıza bir robot abone olmasın diye: buradaki kutuyu işaretleyin, sonra bir kez daha “Abone ol” düğmesine basın.',
  stepSolve:
    'Sizin adınıza bir robot abone olmasın diye: buradaki doğrulamayı çözün, sonra bir kez daha “Abone ol” düğmesine basın.',
  stepWaitAgain:
    'Sizin adınıza bir robot abone olmasın diye: buradaki kutunun işaretlenmesini bekleyin, adresinizi yeniden yazın, sonra bir kez daha “Abone ol” düğmesine basın.',
  stepTickAgain:
    'Sizin adınıza bir robot abone olmasın diye: buradaki kutuyu işaretleyin, adresinizi yeniden yazın, sonra bir kez daha “Abone ol” düğmesine basın.',
  stepSolveAgain:
    'Sizin adınıza bir robot abone olmasın diye: buradaki doğrulamayı çözün, adresinizi yeniden yazın, sonra bir kez daha “Abone ol” düğmesine basın.',
  robot: 'Robot değilim',
  working: 'Doğrulanıyor…',
  solved: 'Robot değil',
  robotAgain: 'Biraz uzun sürdü. Bir kez daha: Robot değilim',
  robotFailed: 'Olmadı. Yeniden deneyin: Robot değilim',
  captcha: 'Doğrulama',
  captchaAgain: 'Biraz uzun sürdü. Bir kez daha deneyin.',
  captchaLate: 'Fazla uzun sürdü.',
  captchaFailed: 'Doğrulama yüklenemedi.',
  retry: 'Yeniden dene',
  without: 'Doğrulamasız abone ol',
} as const satisfies Translated<typeof en.subscribe>
