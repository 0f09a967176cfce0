import { useStore } from '@nanostores/react'
import { $proofWaiting } from '../kit/forms/fresh-proof.ts'
import { lateComponent } from '../kit/page/late-component.ts'
import { LateOverlay } from '../kit/page/late-overlay.tsx'

const ProofDialog = lateComponent(
  () => import('../features/security/proof-dialog.tsx'),
  'ProofDialog',
)

/** The only dialog that asks for a fresh code, for every call that needs one. */
export function ProofGate() {
  const isAsked = useStore($proofWaiting).length > 0
  return (
    <LateOverlay open={isAsked}>
      <ProofDialog open={isAsked} />
    </LateOverlay>
  )
}
