const REPO = '/repos/{owner}/{repo}';

/** The operations of GitHub's REST API that the double serves, as GitHub names them. */
export const OPERATIONS: readonly string[] = [
  'GET /orgs/{org}/repos',
  'GET /users/{username}/repos',
  `GET ${REPO}`,
  `GET ${REPO}/compare/{basehead}`,
  `POST ${REPO}/git/blobs`,
  `GET ${REPO}/git/blobs/{file_sha}`,
  `POST ${REPO}/git/commits`,
  `GET ${REPO}/git/commits/{commit_sha}`,
  `GET ${REPO}/git/ref/{ref}`,
  `POST ${REPO}/git/refs`,
  `PATCH ${REPO}/git/refs/{ref}`,
  `DELETE ${REPO}/git/refs/{ref}`,
  `POST ${REPO}/git/trees`,
  `GET ${REPO}/git/trees/{tree_sha}`,
  `POST ${REPO}/issues/{issue_number}/assignees`,
  `GET ${REPO}/issues/{issue_number}/comments`,
  `POST ${REPO}/issues/{issue_number}/comments`,
  `POST ${REPO}/issues/{issue_number}/labels`,
  `GET ${REPO}/pulls`,
  `POST ${REPO}/pulls`,
  `GET ${REPO}/pulls/{pull_number}`,
  `PATCH ${REPO}/pulls/{pull_number}`,
  `POST ${REPO}/pulls/{pull_number}/requested_reviewers`,
];
