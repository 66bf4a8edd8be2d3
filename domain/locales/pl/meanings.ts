import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: 'Krew, rany i rozcięte ciała, pokazane długo i dokładnie.',
  'body-horror': 'Ciała, które się zmieniają, gniją albo zwracają przeciw tym, którzy w nich żyją.',
  'eye-injury': 'Ranione oko albo chwila tuż przed.',
  needles: 'Zastrzyki i wszystko inne, co wchodzi pod skórę.',
  medical: 'Operacje, szpitale i to, co się w nich dzieje.',
  vomit: 'Widać je albo słychać.',
  torture: 'Ból zadawany powoli i celowo.',
  'sexual-violence': 'Gwałt, napaść albo ich groźba, pokazane lub opowiedziane.',
  'domestic-abuse': 'Przemoc lub kontrola w związku albo w rodzinie.',
  'self-harm': 'Ludzie, którzy ranią samych siebie.',
  suicide: 'Samobójstwo lub jego próba, pokazane, opowiedziane albo omawiane.',
  'drug-use': 'Narkotyki lub picie ponad miarę oraz uzależnienie od nich.',
  'harm-to-animals': 'Zwierzę cierpi albo ginie.',
  'harm-to-children': 'Dziecko cierpi, jest krzywdzone albo ginie.',
  'death-of-child': 'Rodzina traci dziecko, przed akcją filmu albo w jej trakcie.',
  'death-of-parent': 'Dziecko, małe lub dorosłe, traci rodzica.',
  pregnancy: 'Ciąża lub poród, które źle się kończą, albo poronienie.',
  racism: 'Rasistowskie słowa lub przemoc.',
  homophobia: 'Słowa lub przemoc wobec ludzi za to, kogo kochają albo kim są.',
  insects: 'Całe roje albo jeden okaz z bliska.',
  claustrophobia: 'Ludzie zakopani, uwięzieni albo bez drogi wyjścia.',
  'flashing-lights': 'Stroboskopy lub migotanie, które mogą wywołać napad padaczkowy.',
  'jump-scares': 'Nagłe obrazy lub dźwięki, od których masz podskoczyć.',
  possession: 'Demony, egzorcyzmy lub okrucieństwo w imię wiary.',
} as const satisfies Translated<typeof en.meanings>
