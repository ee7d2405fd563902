# Written by hand: what the generated functions and classes below rest on.

from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset
from cpython.buffer cimport PyBUF_ND, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer

ctypedef long long Word

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __forceinline int trailing_zeros(unsigned long bits) {
        unsigned long place;
        _BitScanForward(&place, bits);
        return (int) place;
    }
    #else
    #define trailing_zeros(bits) __builtin_ctz(bits)
    #endif
    """
    bint unlikely(bint condition) nogil
    int trailing_zeros(int bits) nogil

cdef enum:
    ROOM = 512  # numbers that a list from Python has room for at least
    NOTES = 512  # events that one action may report
    NOTE_NUMBERS = 8  # numbers of an event

ctypedef struct Notes:
    int count
    int lost  # events for which there was no room
    int length[NOTES]
    int numbers[NOTES][NOTE_NUMBERS]


cdef void write_note(Notes *notes, int length, int event, int a, int b, int c, int d, int e) noexcept nogil:
    cdef int *numbers
    if notes.count == NOTES:
        notes.lost += 1
        return
    numbers = notes.numbers[notes.count]
    notes.length[notes.count] = length
    notes.count += 1
    numbers[0] = event
    numbers[1] = a
    numbers[2] = b
    numbers[3] = c
    numbers[4] = d
    numbers[5] = e


cdef inline int remainder(int number, int divisor) noexcept nogil:
    # Mostly seats in turn order, less than once around: far quicker than a division.
    if 0 <= number < divisor:
        return number
    if divisor <= number < 2 * divisor:
        return number - divisor
    return number % divisor


cdef class Lent:
    """Numbers that Python lends: a list is copied and given back, a buffer is used as it is."""

    cdef void *numbers
    cdef void *own
    cdef bint wide
    cdef list source
    cdef Py_buffer view
    cdef bint viewed

    def __cinit__(self, source, bint wide):
        cdef size_t size = sizeof(Word) if wide else sizeof(int)
        cdef Py_ssize_t i
        self.wide = wide
        if not isinstance(source, list):
            PyObject_GetBuffer(source, &self.view, PyBUF_ND | PyBUF_WRITABLE)
            self.viewed = True
            if <size_t>self.view.itemsize != size:
                raise TypeError(f"expected a list or a buffer of numbers of {8 * size} bits")
            self.numbers = self.view.buf
            return
        self.source = source
        self.own = calloc(max(len(self.source), ROOM), size)
        if self.own == NULL:
            raise MemoryError()
        self.numbers = self.own
        for i in range(len(self.source)):
            if wide:
                (<Word *>self.own)[i] = self.source[i]
            else:
                (<int *>self.own)[i] = self.source[i]

    cdef int give_back(self) except -1:
        cdef Py_ssize_t i
        if self.source is not None:
            for i in range(len(self.source)):
                self.source[i] = (<Word *>self.own)[i] if self.wide else (<int *>self.own)[i]
        return 0

    def __dealloc__(self):
        free(self.own)
        if self.viewed:
            PyBuffer_Release(&self.view)
