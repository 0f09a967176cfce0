export { rateOwnOrder as POST } from '../../../../../../ratings/http/ratings'
