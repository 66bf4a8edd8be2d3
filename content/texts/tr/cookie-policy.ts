import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const cookiePolicy: PageText = {
  title: 'Çerez politikası',
  intro:
    'Çerez, bir web sitesinin tarayıcınıza bıraktığı ve her istekle geri aldığı küçük bir nottur. Yalnızca okuyorsanız {blogName} blogu hiç çerez bırakmaz. Bu yüzden karşınıza çerezleri soran bir bildirim çıkmadı.',
  parts: [
    {
      heading: 'Okuyorsanız',
      text: `Okurlar {siteUrl} sitesinden hiç çerez almaz: izlenmeleri için de, reklam için de, sayılmaları için de. E-postayla abone olmak da çerez bırakmaz.`,
    },
    {
      heading: 'Anahtarlar sizdeyse',
      text: `Giriş yapan yöneticiler üç çerez alır. Bunlar yöneticinin istediği şey için gereklidir ve onları başka kimse almaz.

- Kimin giriş yaptığını söyleyen bir oturum çerezi. Betikler onu okuyamaz. Çıkış yapıldığında ya da 14 gün kullanılmadığında sona erer.
- den_signed_in, sayfanın “Çıkış yap” düğmesini gösterebilmesini sağlayan, okunabilir bir ipucu. Gizli bir şey taşımaz, hiçbir kapıyı açmaz ve oturumla birlikte sona erer.
- den_device, daha önce giriş yapılmış bir tarayıcıyı parola tahmin eden bir yabancıdan ayıran çerez. Bir yıl saklanır ve kimsenin adını vermez.

Bir OpenID sağlayıcısıyla giriş yapanlar dördüncü bir çerez alır: gidiş yolunu dönüş yoluna bağlayan den_openid. On dakika saklanır.`,
    },
    {
      heading: 'Tarayıcınızın sakladıkları',
      text: `Seçtiğiniz iki şeyi tarayıcınız yerel depolamasında, yalnızca bu siteye ait bir çekmecede saklar. Siz silene kadar orada kalırlar ve bize hiçbir zaman gönderilmezler.

- den-theme: koyu ile açık arasında geçiş yaptığınızda tema
- den-limits: Sınırlarım sayfasında seçtiğinizde, karşılaşmak istemedikleriniz

Siz istediğiniz için oradadırlar ve onlardan başka hiçbir şey okunamaz.`,
    },
    {
      heading: 'Başka şirketler',
      text: `Siz okurken sayfalarımız başka hiçbir sunucudan bir şey istemez, bu yüzden başka hiçbir şirket sayfalarımız üzerinden çerez bırakamaz. ${services.embedsInCookies} Bir bağlantı başka bir siteye götürebilir; orada o sitenin kendi kuralları başlar.`,
    },
    {
      heading: 'Silmek ve reddetmek',
      text: `Çerezleri ve yerel depolamayı, bu site için ya da bütün siteler için, tarayıcınızın ayarlarından silebilir, isterseniz tümüyle reddedebilirsiniz. Okurlar için olan her sayfa yine aynı şekilde çalışır. Yalnızca seçtikleriniz unutulur, bir yöneticinin de yeniden giriş yapması gerekir.

Burada anlaşılmayan bir şey varsa {contact} adresine yazın.`,
    },
  ],
}
