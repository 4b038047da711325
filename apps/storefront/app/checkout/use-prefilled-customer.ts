import { profileDetails } from '@mantel/client'
import { useEffect } from 'react'
import { useSession } from '../account/current-session.ts'
import type { OrderingView } from '../order/use-ordering.ts'

/** Fills in the name, e-mail address and company of a signed-in customer. */
export function usePrefilledCustomer({ checkout }: OrderingView): void {
  const session = useSession()
  const user = session.kind === 'customer' ? session.user : null
  useEffect(() => {
    if (!user) return
    const { id, firstName, lastName, email: emailAddress } = user
    const saved = user.profile.addresses ?? []
    const billing = saved.find(({ default_billing }) => default_billing) ?? saved[0]
    const own = profileDetails(user)
    const company = own.company || billing?.company || ''
    const taxId = own.vatId || billing?.vat_id || ''
    checkout.fillIn({ id, firstName, lastName, emailAddress, company, taxId })
  }, [user, checkout])
}
