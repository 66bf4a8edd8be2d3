import type { StandardTexts } from '../standard-texts.ts'

export const services = {
  embedsInPrivacy:
    'YouTube, Vimeo ya da Spotify’daki bir film veya şarkı, yazıda bir bağlantı olarak yer alır. Tarayıcınız onu ancak siz bastığınızda o şirketten yükler; şirket o zaman IP adresinizi ve hangi sitede olduğunuzu öğrenir, bunun için kendi kuralları geçerlidir.',
  embedsInCookies:
    'Tarayıcınız YouTube, Vimeo ya da Spotify’daki bir filmi veya şarkıyı ancak siz bastığınızda o şirketten yükler; şirket o zaman kendi çerezlerini bırakabilir.',
  reading: `Siz okurken sayfalarımız başka hiçbir yerden bir şey yüklemez: yazı tipleri, resimler ve betikler bu siteden gelir. {others} Reklam ağları ve izleme çerezleri yoktur.

{embeds}

Tarayıcınız, her web sitesinde olduğu gibi, her istekle birlikte IP adresinizi gönderir; çünkü yanıtın bir yere gitmesi gerekir.`,
  readingCaptcha:
    'Abonelik formu, ancak siz onu gönderdiğinizde {company} hizmetine sorar; bu “Captcha doğrulaması” bölümünde anlatılır.',
  readingGoogle: 'Google’ın bu sunucudan ne öğrendiği “Okurların sayılması” bölümünde anlatılır.',
  countedByGoogle: `Bu site, sayfalarının ne sıklıkta okunduğunu çerez kullanmadan sayar, bunu Google Analytics hizmetine de saydırır. Bir sayfa gösterildiğinde tarayıcınız sunucuya bunun hangi sayfa olduğunu ve varsa sizi buraya getiren sitenin alan adını söyler. Bunlar gün gün toplanır ve 13 ay saklanır.

- Bir okuru günde yalnızca bir kez saymak için sunucu, IP adresinizden, tarayıcınızın adından ve her gün yenilenen gizli bir değerden bir sayı hesaplar. Adres saklanmaz. Gizli değer ve sayı burada iki gün içinde silinir.
- Sunucu, sayılan her sayfa için Google’a sayfanın adını ve adresini, zamanı ve sizin yerinize geçen, her gün yenilenen başka bir sayıyı söyler. Google bizden ne IP adresinizi ne de tarayıcınızı öğrenir; tarayıcınızda Google’ın hiçbir betiği çalışmaz. Google kendisine söylenenleri kendi kurallarına göre saklar ve bunlardan başka bir gün yeniden gelip gelmediğinizi anlayamaz.
- Global Privacy Control sinyali gönderen bir tarayıcı ne burada ne de Google tarafından sayılır. Programlar da sayılmaz. Yöneticiler burada sayılmaz; Google’a hangi görüntülenmelerin onlara ait olduğu söylenir.

Kendi sonuçlarımız bu sitenin yöneticilerine gösterilir.`,
  notCounted:
    'Bu site okurlarını saymaz. Bir sayfa gösterildiğinde tarayıcınız sunucuya bunun hangi sayfa olduğunu söyler, sunucu da bunu hemen unutur.',
  byEmailJs:
    'Onayınızı isteyen e-posta, başkalarının e-postalarını ileten bir şirket olan EmailJS üzerinden gider; yeni yazılar da aynı yoldan gidebilir. EmailJS o zaman adresinizi ve e-postanın metnini alır, bunun için kendi kuralları geçerlidir.',
  captcha: `Abonelik formunu {company} korur. Siz okurken ondan hiçbir şey yüklenmez. Formu gönderdiğinizde tarayıcınız o şirketten bir betik ve işaretlenecek bir kutu yükler; şirket o zaman IP adresinizi, hangi tarayıcıyı kullandığınızı, hangi sitede olduğunuzu ve kutuyu nasıl kullandığınızı öğrenir, bunun için kendi kuralları geçerlidir. Şirket bize sizi içeri alıp almamamız gerektiğini söyler; biz ona hakkınızda hiçbir şey söylemeyiz, hele e-posta adresinizi hiç.

Bunu istemezseniz {siteUrl}/subscribe adresindeki formu kullanın. O form bir şirkete değil, size bir soru sorar.`,
  cookiesOfReaders:
    'Okurlar {siteUrl} sitesinden hiç çerez almaz: izlenmeleri için de, reklam için de, sayılmaları için de. E-postayla abone olmak da bizden bir çerez bırakmaz.',
  cookiesOfOthers:
    'Siz okurken sayfalarımız başka hiçbir yerden bir şey yüklemez. Tarayıcınız {company} doğrulamasını ancak siz abonelik formunu gönderdiğinizde yükler; şirket o zaman kendi çerezlerini bırakabilir, bunlar için kendi kuralları geçerlidir. {siteUrl}/subscribe adresindeki form bu doğrulama olmadan çalışır. {embeds} Bir bağlantı başka bir siteye götürebilir; orada o sitenin kendi kuralları başlar.',
  cookiesCleared: `Çerezleri ve yerel depolamayı, bu site için ya da bütün siteler için, tarayıcınızın ayarlarından silebilir, isterseniz tümüyle reddedebilirsiniz. Okuduğunuz her sayfa ve {siteUrl}/subscribe adresindeki form yine aynı şekilde çalışır; {company} doğrulaması çalışmayabilir. Yalnızca seçtikleriniz unutulur, bir yöneticinin de yeniden giriş yapması gerekir.

Burada anlaşılmayan bir şey varsa {contact} adresine yazın.`,
} as const satisfies StandardTexts['services']
