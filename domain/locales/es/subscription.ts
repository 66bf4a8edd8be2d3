import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: 'Deja este campo vacío',
  answerHint: 'En cifras o con letras.',
  unmailed: 'Este blog aún no puede enviar correo. Quien lo lleva ve tu dirección y tiene que pasarte el enlace.',
  numbers:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  questionPlus: '¿Cuánto es {first} más {second}?',
  questionMinus: '¿Cuánto es {first} menos {second}?',
  questionCinema: 'Un cine proyecta {first} películas por la noche y {second} a medianoche. ¿Cuántas son en total?',
  questionDoors: 'Una casa vieja tiene {first} puertas, y {second} están cerradas con llave. ¿Cuántas se pueden abrir?',
  questionLanterns: 'Hay {first} faroles encendidos y el viento apaga {second}. ¿Cuántos siguen encendidos?',
  questionRavens: 'Hay {first} cuervos en una cerca y se posan {second} más. ¿Cuántos hay ahora?',
  questionCats: '¿Cuántas patas tienen en total {second} gatos negros?',
  questionNext: '¿Qué número va justo después de {first}?',
  confirmScreen: 'Confirma tu suscripción',
  oldLink: 'Este enlace ya no es válido',
  oldLinkText:
    'Tiene más de una semana, lo sustituyó otro más reciente o perdió una letra por el camino. Pide uno nuevo.',
  unsubscribe: 'Cancelar suscripción',
  leaveHeading: '¿Cancelar la suscripción?',
  leaveText: '{blogName} no enviará nada más a {email}.',
  goneHeading: 'Suscripción cancelada',
  goneText: 'No se enviará nada más a {email}.',
  goneUndo: '¿Fue un error, o no fuiste tú? Tienes diez minutos para deshacerlo.',
  undo: 'Deshacer',
  backHeading: 'Sigues en la lista',
  backText: 'Los artículos nuevos seguirán llegando a {email}.',
  lateHeading: 'Ya no se puede deshacer',
  lateText: 'Pasaron más de diez minutos. Para volver a recibir los artículos, suscríbete otra vez.',
  brokenLink: 'Este enlace está incompleto',
  brokenLinkText: 'Quizá perdió una letra por el camino. Abre el enlace completo del correo o escribe a {contact}.',
} as const satisfies Translated<typeof en.subscription>
