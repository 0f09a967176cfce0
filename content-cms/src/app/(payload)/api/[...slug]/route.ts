import { answerRest } from '../../../../rest'

export {
  answerRest as DELETE,
  answerRest as GET,
  answerRest as OPTIONS,
  answerRest as PATCH,
  answerRest as POST,
  answerRest as PUT,
}
