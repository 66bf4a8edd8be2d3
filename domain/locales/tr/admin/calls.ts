export const calls = {
  notConfirmed: 'Parolanız onaylanmadı, bu yüzden bir şey yapılmadı. Yazdıklarınız burada duruyor.',
  noAnswer: 'Sunucu yanıt vermedi. Bağlantınızı denetleyip yeniden deneyin; hiçbir şey kaybolmadı.',
  lateAnswer: 'Sunucunun yanıtı fazla gecikti. İstediğinizi yine de yapabilir. Yeniden deneyin; hiçbir şey kaybolmadı.',
  otherAnswer: 'Sunucunun yanıtı: {status}.',
} as const
