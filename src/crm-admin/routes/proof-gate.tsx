import { useStore } from '@nanostores/react'
import { LateOverlay, lateComponent } from '../kit/feedback/late-overlay.tsx'
import { $proofWaiting } from '../kit/forms/fresh-proof.ts'

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
