import type { Evidence, SentAction, SentFile, StoredFile } from './evidence.ts';

/**
 * Violations of files: each RFQ has the files that were sent with it, in order and with the same bytes, and no row
 * lacks its file. REL-27
 */
export function listFileProblems(evidence: Evidence): readonly string[] {
  const { sent, files, disk } = evidence;
  const adopted = Map.groupBy(files, ({ adoptedBy }) => adoptedBy);
  const answered = new Set(sent.flatMap((action) => action.files.flatMap(({ answers }) => answers)));
  const orphans = findOrphanFiles(evidence);
  const brokenOff = sent.flatMap((action) => action.files).reduce((sum, file) => sum + file.brokenOff, 0);
  return [
    ...sent.flatMap((action) => misfitsOf(action, adopted)),
    ...sent.flatMap(({ email, files: sentFiles }) => sentFiles.flatMap((file) => contentProblemsOf(email, file, disk))),
    ...files.filter(({ fileId }) => !disk.has(fileId)).map(({ fileId }) => `a row without its file: ${fileId}`),
    ...files.filter(({ fileId }) => !answered.has(fileId)).map(({ fileId }) => `nobody was told of file ${fileId}`),
    ...(orphans.length > brokenOff
      ? [`${orphans.length} files without a row, where ${brokenOff} uploads were broken off`]
      : []),
  ];
}

/**
 * Complete or partial files without a row, which a killed server left behind. They are permitted, since the server
 * deletes them after a day. REL-27
 */
export function findOrphanFiles({ files, disk }: Evidence): readonly string[] {
  const rows = new Set(files.map(({ fileId }) => fileId));
  return [...disk.keys()].filter((name) => !rows.has(name));
}

function misfitsOf(
  { email, answers, files }: SentAction,
  adopted: ReadonlyMap<string | null, readonly StoredFile[]>,
): readonly string[] {
  const [rfqId] = answers[0] ?? [];
  if (rfqId === undefined) return [];
  const storedFiles = [...(adopted.get(rfqId) ?? [])].sort((one, other) => one.position - other.position);
  const storedIds = storedFiles.map(({ fileId }) => fileId).join(', ');
  const sentIds = files.map(({ answers: [id = 'none'] }) => id).join(', ');
  return storedIds === sentIds ? [] : [`files of ${email}: sent ${sentIds || 'none'}, kept ${storedIds || 'none'}`];
}

function contentProblemsOf(
  email: string,
  { answers, sha256 }: SentFile,
  disk: ReadonlyMap<string, string>,
): readonly string[] {
  const ids = [...new Set(answers)];
  const changed = ids.filter((id) => disk.has(id) && disk.get(id) !== sha256);
  return [
    ...(ids.length > 1 ? [`doubled: a file of ${email} has ${ids.length} ids`] : []),
    ...changed.map((id) => `another content: ${id} of ${email}`),
  ];
}
