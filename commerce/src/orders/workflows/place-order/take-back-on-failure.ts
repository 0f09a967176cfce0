import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { Placing } from '../../module/placing'
import { takeBack } from './take-back'

/**
 * Does nothing but stand first: whichever step fails, everything is taken back here, by the ids
 * of the placing, exactly as after a crash.
 */
export const takeBackOnFailureStep = createStep(
  'shop-take-back-on-failure',
  async (placing: Placing) => new StepResponse(placing.id, placing),
  async (placing, { container }) => {
    if (placing) await takeBack(container, placing)
  },
)
