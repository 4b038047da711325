import type { robotCheck as base } from '../en-GB/robot-check.ts'
import type { Translation } from '../text.ts'

export const robotCheck: Translation<typeof base> = {
  'robot_check.title': 'Sicherheitsprüfung',
  'robot_check.running':
    'Wir prüfen, ob Sie ein Mensch sind. Das dauert einige Sekunden, und Sie müssen nichts weiter tun.',
  'robot_check.failed':
    'Die Prüfung hat nicht funktioniert. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'robot_check.retry': 'Erneut versuchen',
  'robot_check.cancel': 'Abbrechen',
}
