import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'Film, yönetmen, yıl, sözcük',
  label: 'Bu blogda ara',
  hint: 'Bir arada aranacak sözcükleri tırnak içine alın: “eski karanlık ev”.',
  none: '“{query}” için pusuda bir şey yok. Daha az sözcükle daha çok sonuç çıkar, adın başı da yeter.',
  posts: { one: '“{query}” için bir yazı.', other: '“{query}” için {count} yazı.' },
  results: { one: '“{query}” için bir sonuç.', other: '“{query}” için {count} sonuç.' },
  manyPosts: { one: '“{query}” için {count} yazıdan fazlası.', other: '“{query}” için {count} yazıdan fazlası.' },
  manyResults: {
    one: '“{query}” için {count} sonuçtan fazlası.',
    other: '“{query}” için {count} sonuçtan fazlası.',
  },
  tooLong: 'Bir aramada en çok {most} karakter olabilir; bunda {length} karakter var.',
  tooOften: 'Şu anda çok fazla arama yapılıyor. Bir dakika sonra yeniden deneyin.',
  beyond: 'Sonuçlar bu sayfadan önce bitiyor.',
  toFirst: 'İlk sonuçlara dön',
  page: 'Sayfa',
  back: 'Geri',
  more: 'Devamı',
} as const satisfies Translated<typeof en.search>
