/*
 * A disk that forgets at a power cut what was not synced. Loaded before libc (LD_PRELOAD) into a server and its
 * PostgreSQL, it lets every write through, notes which blocks were written since the last sync, and on fsync and
 * fdatasync copies those blocks to what a disk would hold:
 *
 *   $FORGETFUL_DISK/objects/<file>  the synced content of a file, by inode and birth
 *   $FORGETFUL_DISK/dirty/<file>    a byte for each block: 1 if it was written and not synced
 *   $FORGETFUL_DISK/names/...       the synced names, hard links to the objects
 *
 * As on ext4 and xfs, syncing a file makes its name durable too; any other change of names is durable when its folder is
 * synced. Nothing is synced to the real disk. Only files below $FORGETFUL_DATA count.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define BLOCK 4096
/* Files up to this size are copied whole: they may have been written through stdio, which is not noticed here. */
#define SMALL 65536

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

typedef struct {
  char path[PATH_MAX];
  char key[64];
  struct statx stat;
} Found;

static const char *data_root(void) { return getenv("FORGETFUL_DATA"); }

/* A path of the simulated disk. */
static const char *on_disk(char *buffer, const char *kind, const char *rest) {
  int length = snprintf(buffer, PATH_MAX, "%s/%s/%s", getenv("FORGETFUL_DISK"), kind, rest);
  if (length >= PATH_MAX) abort();
  return buffer;
}

static void describe(int at, const char *path, int flags, Found *found) {
  statx(at, path, flags, STATX_BASIC_STATS | STATX_BTIME, &found->stat);
  snprintf(found->key, sizeof found->key, "%llu-%lld", (unsigned long long)found->stat.stx_ino,
           (long long)found->stat.stx_btime.tv_sec * 1000000000LL + found->stat.stx_btime.tv_nsec);
}

/* Finds what a descriptor refers to; 0 if it is no file or folder of the data directory, or was deleted. */
static int find(int fd, Found *found) {
  const char *root = data_root();
  if (!root) return 0;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, found->path, PATH_MAX - 1);
  size_t rooted = strlen(root);
  if (length < (ssize_t)rooted || strncmp(found->path, root, rooted) != 0) return 0;
  found->path[length] = 0;
  if (found->path[rooted] != '/' && found->path[rooted] != 0) return 0;
  describe(fd, "", AT_EMPTY_PATH, found);
  return found->stat.stx_nlink > 0;
}

static void mark(int fd, off_t from, off_t to) {
  int before = errno;
  Found found;
  char path[PATH_MAX];
  if (to > from && find(fd, &found) && S_ISREG(found.stat.stx_mode)) {
    int dirty = open(on_disk(path, "dirty", found.key), O_WRONLY | O_CREAT, 0666);
    off_t first = from / BLOCK, count = (to - 1) / BLOCK - first + 1;
    char *ones = malloc(count);
    memset(ones, 1, count);
    if (dirty < 0 || REAL(pwrite)(dirty, ones, count, first) != count) abort();
    free(ones);
    close(dirty);
  }
  errno = before;
}

static void copy_block(int from, int to, off_t block) {
  char content[BLOCK];
  ssize_t length = pread(from, content, BLOCK, block * BLOCK);
  if (length > 0 && REAL(pwrite)(to, content, length, block * BLOCK) != length) abort();
}

/* What is written while it is copied may or may not be in the copy; it is still marked afterwards. */
static void keep_content(int fd, const Found *found) {
  char path[PATH_MAX], link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  int dirty = open(on_disk(path, "dirty", found->key), O_RDWR | O_CREAT, 0666);
  int isNew = access(on_disk(path, "objects", found->key), F_OK) != 0;
  int object = open(path, O_RDWR | O_CREAT, 0600);
  int from = open(link, O_RDONLY);
  if (dirty < 0 || object < 0 || from < 0) abort();
  /* A concurrent sync of the same file waits until the copy is complete. */
  flock(dirty, LOCK_EX);
  struct stat stat;
  fstat(fd, &stat);
  off_t blocks = (stat.st_size + BLOCK - 1) / BLOCK;
  char *marks = calloc(blocks + 1, 1), zero = 0;
  if (pread(dirty, marks, blocks, 0) < 0 || REAL(ftruncate)(object, stat.st_size) != 0) abort();
  for (off_t block = 0; block < blocks; block += 1) {
    if (marks[block] && REAL(pwrite)(dirty, &zero, 1, block) != 1) abort();
    if (marks[block] || isNew || stat.st_size <= SMALL) copy_block(from, object, block);
  }
  free(marks);
  close(from);
  close(object);
  close(dirty);
}

static const char *name_of(char *buffer, const char *real) {
  return on_disk(buffer, "names", real + strlen(data_root()));
}

static void keep_folder(const char *real) {
  char name[PATH_MAX];
  struct stat stat;
  if (mkdir(name_of(name, real), 0700) != 0 || lstat(real, &stat) != 0) return;
  if (chown(name, stat.st_uid, stat.st_gid) != 0 || chmod(name, stat.st_mode & 07777) != 0) return;
}

static void keep_name(const char *real, const char *key) {
  char name[PATH_MAX], object[PATH_MAX], beside[PATH_MAX], folder[PATH_MAX];
  size_t rooted = strlen(data_root());
  for (const char *at = strchr(real + rooted + 1, '/'); at; at = strchr(at + 1, '/')) {
    snprintf(folder, sizeof folder, "%.*s", (int)(at - real), real);
    keep_folder(folder);
  }
  struct stat has, wanted;
  on_disk(object, "objects", key);
  close(open(object, O_WRONLY | O_CREAT, 0600));
  if (stat(object, &wanted) != 0) abort();
  if (lstat(name_of(name, real), &has) == 0 && has.st_ino == wanted.st_ino) return;
  snprintf(folder, sizeof folder, ".link-%d", getpid());
  if (link(object, on_disk(beside, "names", folder)) != 0 || REAL(rename)(beside, name) != 0) abort();
  unlink(beside);
}

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *at) {
  (void)stat, (void)kind, (void)at;
  return remove(path);
}

static void forget_names(const char *real) {
  char name[PATH_MAX], synced[PATH_MAX], original[PATH_MAX];
  DIR *folder = opendir(name_of(name, real));
  if (!folder) return;
  for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
    struct stat stat;
    if (strncmp(entry->d_name, ".link-", 6) == 0) continue;
    if (snprintf(original, PATH_MAX, "%s/%s", real, entry->d_name) >= PATH_MAX) abort();
    if (lstat(original, &stat) == 0 || errno != ENOENT) continue;
    nftw(name_of(synced, original), remove_one, 8, FTW_DEPTH | FTW_PHYS);
  }
  closedir(folder);
}

/* A folder that is new here was made or moved: its content is included. */
static void keep_names(const char *real) {
  char name[PATH_MAX], inside[PATH_MAX];
  DIR *folder = opendir(real);
  if (!folder) return;
  keep_folder(real);
  for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (snprintf(inside, PATH_MAX, "%s/%s", real, entry->d_name) >= PATH_MAX) abort();
    Found found;
    if (entry->d_type == DT_DIR && access(name_of(name, inside), F_OK) != 0) keep_names(inside);
    if (entry->d_type != DT_REG) continue;
    describe(AT_FDCWD, inside, AT_SYMLINK_NOFOLLOW, &found);
    keep_name(inside, found.key);
  }
  closedir(folder);
  forget_names(real);
}

static int keep(int fd, int (*sync)(int)) {
  Found found;
  if (!find(fd, &found)) return data_root() ? 0 : sync(fd);
  int before = errno;
  if (S_ISDIR(found.stat.stx_mode)) keep_names(found.path);
  else if (S_ISREG(found.stat.stx_mode)) {
    keep_content(fd, &found);
    keep_name(found.path, found.key);
  }
  errno = before;
  return 0;
}

int fsync(int fd) { return keep(fd, REAL(fsync)); }
int fdatasync(int fd) { return keep(fd, REAL(fdatasync)); }

ssize_t write(int fd, const void *content, size_t size) {
  ssize_t written = REAL(write)(fd, content, size);
  if (written <= 0) return written;
  int before = errno;
  off_t end = lseek(fd, 0, SEEK_CUR);
  errno = before;
  if (end > 0) mark(fd, end - written, end);
  return written;
}

ssize_t pwrite(int fd, const void *content, size_t size, off_t at) {
  ssize_t written = REAL(pwrite)(fd, content, size, at);
  if (written > 0) mark(fd, at, at + written);
  return written;
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
  ssize_t written = REAL(pwritev)(fd, parts, count, at);
  if (written > 0) mark(fd, at, at + written);
  return written;
}

/* What was cut off reads as zeros if the file grows again. */
int ftruncate(int fd, off_t size) {
  struct stat before;
  int known = fstat(fd, &before);
  int result = REAL(ftruncate)(fd, size);
  if (result == 0 && known == 0) mark(fd, size, before.st_size);
  return result;
}

int truncate(const char *path, off_t size) {
  int fd = open(path, O_WRONLY);
  if (fd < 0) return -1;
  int result = ftruncate(fd, size);
  close(fd);
  return result;
}

ssize_t copy_file_range(int from, off_t *read_at, int to, off_t *write_at, size_t size, unsigned flags) {
  ssize_t copied = REAL(copy_file_range)(from, read_at, to, write_at, size, flags);
  if (copied > 0) {
    off_t end = write_at ? *write_at : lseek(to, 0, SEEK_CUR);
    mark(to, end - copied, end);
  }
  return copied;
}
