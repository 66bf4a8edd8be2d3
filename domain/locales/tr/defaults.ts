import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'Hoş geldiniz, mağara sakinleri.',
  description: 'Korku filmleri üzerine incelemeler, listeler ve denemeler.',
  emptyFeedTitle: 'Burada henüz pusuya yatan yok',
  emptyFeedText: 'İlk yazı burada yer alacak.',
  missingPostTitle: 'Bu adreste yazı yok',
  missingPostText: 'Yazı kaldırılmış ya da bağlantı yolda bir harf düşürmüş olabilir. En yeni yazılar aşağıda.',
  missingPageTitle: 'Böyle bir sayfa yok',
  missingPageText: 'Yazılar daha önce bitiyor. İlk sayfaya dönün.',
  scale0: 'Hiçbir şey tutmuyor.',
  scale1: 'Berbat.',
  scale2: 'Kötü.',
  scale3: 'Zayıf.',
  scale4: 'Ortalamanın altında.',
  scale5: 'Ortalama.',
  scale6: 'Fena değil.',
  scale7: 'İyi.',
  scale8: 'Çok iyi.',
  scale9: 'Mükemmel.',
  scale10: 'Olağanüstü.',
} as const satisfies Translated<typeof en.defaults>
