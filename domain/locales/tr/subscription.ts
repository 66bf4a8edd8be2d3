import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: 'Burayı boş bırakın',
  answerHint: 'Rakamla ya da yazıyla.',
  unmailed:
    'Bu blog henüz e-posta gönderemiyor. Blogun sahibi adresinizi görür; bağlantıyı size onun iletmesi gerekir.',
  numbers:
    'sıfır bir iki üç dört beş altı yedi sekiz dokuz on on\u00a0bir on\u00a0iki on\u00a0üç on\u00a0dört on\u00a0beş on\u00a0altı on\u00a0yedi on\u00a0sekiz on\u00a0dokuz yirmi',
  questionPlus: '{first} artı {second} kaç eder?',
  questionMinus: '{first} eksi {second} kaç eder?',
  questionCinema: 'Bir sinema akşam {first}, gece yarısı {second} film gösteriyor. Hepsi kaç film eder?',
  questionDoors: 'Eski bir evin {first} kapısı var, bunların {second} tanesi kilitli. Kaç kapı açılabilir?',
  questionLanterns: '{first} fener yanıyor, rüzgâr {second} tanesini söndürüyor. Kaç fener hâlâ yanıyor?',
  questionRavens: '{first} kuzgun çitin üstünde duruyor, {second} kuzgun daha konuyor. Çitte kaç kuzgun var?',
  questionCats: '{second} kara kedinin toplam kaç bacağı var?',
  questionNext: '{first} sayısından hemen sonra hangi sayı gelir?',
  confirmScreen: 'Aboneliğinizi onaylayın',
  oldLink: 'Bu bağlantı artık geçerli değil',
  oldLinkText: 'Bir haftadan eski, yerini yenisi almış ya da yolda bir harf düşürmüş. Yenisini isteyin.',
  unsubscribe: 'Abonelikten çık',
  leaveHeading: 'Abonelikten çıkılsın mı?',
  leaveText: '{blogName} artık {email} adresine bir şey göndermeyecek.',
  goneHeading: 'Abonelikten çıktınız',
  goneText: 'Artık {email} adresine bir şey gönderilmeyecek.',
  goneUndo: 'Yanlışlıkla mı oldu, yoksa başkası mı yaptı? On dakika içinde geri alınabilir.',
  undo: 'Geri al',
  backHeading: 'Aboneliğiniz sürüyor',
  backText: 'Yeni yazılar {email} adresine gönderilmeye devam edecek.',
  lateHeading: 'Bu artık geri alınamaz',
  lateText: 'On dakikadan fazla geçti. Yeniden abone olursanız e-postalar yine gelir.',
  brokenLink: 'Bu bağlantı eksik',
  brokenLinkText:
    'Yolda bir harf düşürmüş olabilir. E-postadaki bağlantının tamamını açın ya da {contact} adresine yazın.',
} as const satisfies Translated<typeof en.subscription>
