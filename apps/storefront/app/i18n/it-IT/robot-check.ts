import type { robotCheck as base } from '../en-GB/robot-check.ts'
import type { Translation } from '../text.ts'

export const robotCheck: Translation<typeof base> = {
  'robot_check.title': 'Controllo di sicurezza',
  'robot_check.running': 'Stiamo verificando che tu non sia un robot. Ci vuole qualche secondo e non devi fare nulla.',
  'robot_check.failed': 'La verifica non è riuscita. Controlla la connessione e riprova.',
  'robot_check.retry': 'Riprova',
  'robot_check.cancel': 'Annulla',
}
