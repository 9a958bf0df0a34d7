import { accountPath } from '../../../panel/account-path.ts';

type AccountLinkProps = { account: { id: string; name: string } };

/** The account of an order, with the way to its page. */
export function AccountLink({ account: { id, name } }: AccountLinkProps) {
  return (
    <a href={accountPath(id)}>
      <bdi>{name}</bdi>
    </a>
  );
}
